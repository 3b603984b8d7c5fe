export { useFormat } from './useFormat';
export { useMedicineName } from './useMedicineName';
export { isolateLtr, isolateOwn } from '@contract/isolate';
export { unbroken } from '@contract/unbroken';
