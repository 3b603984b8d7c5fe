export { isCovered } from './openDialogs';
export { useClosedByBack } from './useClosedByBack';
