export { useIsMounted, useIfMounted } from './useIsMounted';
