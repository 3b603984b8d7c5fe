export { useWhileOpen } from './useWhileOpen';
