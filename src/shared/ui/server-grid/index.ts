export { gridColumn } from './gridColumn';
export { ServerGrid } from './ServerGrid';
export { useHeldRows } from './useHeldRows';
