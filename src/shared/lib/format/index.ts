export { useFormat } from './useFormat';
export { useMedicineName } from './useMedicineName';
export { unbroken } from '@contract/unbroken';
