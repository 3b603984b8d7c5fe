export { useNavigationState } from './useNavigationState';
