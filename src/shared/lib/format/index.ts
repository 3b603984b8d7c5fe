export { useCalendarDay } from './useCalendarDay';
export { useFormat } from './useFormat';
export { useMedicineName } from './useMedicineName';
export { isolateDoses, isolateLtr, isolateNote, isolateOwn } from '@contract/isolate';
export { unbroken } from '@contract/unbroken';
