export { unbroken } from './unbroken';
export { useFormat } from './useFormat';
