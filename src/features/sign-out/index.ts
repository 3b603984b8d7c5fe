export { useSignOut } from './model/useSignOut';
