export { useFailure } from './useFailure';
