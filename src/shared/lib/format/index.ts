export { useFormat } from './useFormat';
export { unbroken } from '@contract/unbroken';
