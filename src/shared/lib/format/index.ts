export { useFormat } from './useFormat';
