export { MenuChoice } from './MenuChoice';
export { type MenuOpener, PopupMenu } from './PopupMenu';
