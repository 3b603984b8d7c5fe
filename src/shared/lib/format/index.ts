export { isolateLtr, isolateOwn } from './isolate';
export { useFormat } from './useFormat';
export { useMedicineName } from './useMedicineName';
export { unbroken } from '@contract/unbroken';
