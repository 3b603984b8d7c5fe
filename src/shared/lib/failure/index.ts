export { useAttempt } from './useAttempt';
export { useFailure } from './useFailure';
export { useFormSubmission } from './useFormSubmission';
export { useLostAnswers } from './useLostAnswers';
