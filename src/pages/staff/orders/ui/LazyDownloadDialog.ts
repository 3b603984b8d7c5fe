import { lazyDialog } from '@/shared/ui/lazy-dialog';

/** Lazy, because it needs the code that writes files. */
export const LazyDownloadDialog = lazyDialog(async () => (await import('./DownloadDialog')).DownloadDialog);
