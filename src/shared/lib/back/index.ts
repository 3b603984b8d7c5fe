export { hasOpenDialog } from './openDialogs';
export { useCloseOnBack } from './useCloseOnBack';
