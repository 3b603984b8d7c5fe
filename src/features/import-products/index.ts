export { ImportDialog } from './ui/ImportDialog';
