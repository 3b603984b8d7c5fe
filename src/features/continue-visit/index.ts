export { useContinueVisit } from './model/useContinueVisit';
