export { useAttempt } from './useAttempt';
export { useFailure } from './useFailure';
export { useSending } from './useSending';
