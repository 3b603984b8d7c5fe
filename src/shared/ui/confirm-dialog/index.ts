export { ConfirmButton } from './ConfirmButton';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { ConfirmedCall } from './ConfirmedCall';
