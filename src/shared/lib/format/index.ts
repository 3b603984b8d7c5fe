export { useCalendarDay } from './useCalendarDay';
export { useFormat } from './useFormat';
export { useMedicineName } from './useMedicineName';
export { isolateAuto, isolateLtr } from '@contract/isolate';
export { isolateDoses, isolateNote } from '@contract/isolateDoses';
export { withNonBreakingSpaces } from '@contract/withNonBreakingSpaces';
