export { ServerGrid } from './ServerGrid';
export { useHeldRows } from './useHeldRows';
