export { useFormat } from './useFormat';
export { useMedicineName } from './useMedicineName';
export { isolateDoses, isolateLtr, isolateOwn } from '@contract/isolate';
export { unbroken } from '@contract/unbroken';
