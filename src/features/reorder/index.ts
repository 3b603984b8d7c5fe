export { ReorderButton } from './ui/ReorderButton';
export { ReorderNotice } from './ui/ReorderNotice';
