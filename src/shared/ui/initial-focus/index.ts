export { initialFocus } from './initialFocus';
