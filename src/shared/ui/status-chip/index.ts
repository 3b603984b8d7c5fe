export { StatusChip, type StatusColor } from './StatusChip';
