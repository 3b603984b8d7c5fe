export { type MenuTriggerProps, PopupMenu } from './PopupMenu';
export { PopupMenuItem } from './PopupMenuItem';
