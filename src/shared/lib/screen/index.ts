export { useGridRoom } from './useGridRoom';
export { useIsNarrow } from './useIsNarrow';
export { useIsPhone } from './useIsPhone';
