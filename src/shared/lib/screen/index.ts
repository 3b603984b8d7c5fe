export { useGridRoom } from './useGridRoom';
export { useIsPhone } from './useIsPhone';
