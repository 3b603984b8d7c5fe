export { useAttempt } from './useAttempt';
export { useFailure } from './useFailure';
export { useFormSubmission } from './useFormSubmission';
export { useUnknownOutcome } from './useUnknownOutcome';
