export { useAttempt } from './useAttempt';
export { useFailure } from './useFailure';
export { isUnanswered, useFormSubmission } from './useFormSubmission';
export { useUnknownOutcome } from './useUnknownOutcome';
