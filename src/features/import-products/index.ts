export { DownloadDialog } from './ui/DownloadDialog';
export { ImportDialog } from './ui/ImportDialog';
