export { useArrival } from './useArrival';
