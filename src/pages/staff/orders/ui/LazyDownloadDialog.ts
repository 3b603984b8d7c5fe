import { lazyDialog } from '@/shared/ui/lazy-dialog';

/** It brings the writer of files along. */
export const LazyDownloadDialog = lazyDialog(async () => (await import('./DownloadDialog')).DownloadDialog);
