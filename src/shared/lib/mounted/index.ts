export { useIfMounted, useIsInSight, useIsMounted } from './useIsMounted';
