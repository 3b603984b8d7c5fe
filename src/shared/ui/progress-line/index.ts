export { ProgressLine } from './ProgressLine';
