export { PopupMenuItem } from './PopupMenuItem';
export { type MenuTriggerProps, PopupMenu } from './PopupMenu';
