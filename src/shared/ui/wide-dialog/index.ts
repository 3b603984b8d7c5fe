export { WideDialog } from './WideDialog';
