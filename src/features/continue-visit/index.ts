export { useContinueVisit } from './model/useContinueVisit';
export { visitOf } from './model/visit';
