export { useCopy } from './useCopy';
