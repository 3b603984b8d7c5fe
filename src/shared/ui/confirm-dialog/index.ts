export { ConfirmButton } from './ConfirmButton';
export { ConfirmDialog } from './ConfirmDialog';
export { ConfirmedCall } from './ConfirmedCall';
