export { useFailure } from './useFailure';
export { useSending } from './useSending';
