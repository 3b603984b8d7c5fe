export { type GridRoom, useGridRoom } from './useGridRoom';
export { useIsPhone } from './useIsPhone';
