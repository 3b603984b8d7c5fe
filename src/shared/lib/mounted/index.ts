export { useIfMounted, useIsMounted } from './useIsMounted';
