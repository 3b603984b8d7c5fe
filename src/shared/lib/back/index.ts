export { isCovered } from './openDialogs';
export { useCloseOnBack } from './useCloseOnBack';
