export { useIsInSight, useIsMounted } from './useIsMounted';
