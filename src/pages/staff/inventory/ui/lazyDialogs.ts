import { loadTexts } from '@/shared/i18n';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

// Opened a few times in the life of a pharmacy, and both bring a reader and a writer of files along.
const loadWords = () => loadTexts(['importProducts']);

export const LazyImportDialog = lazyDialog(async () => {
  const [{ ImportDialog }] = await Promise.all([import('@/features/import-products'), loadWords()]);
  return ImportDialog;
});

export const LazyDownloadDialog = lazyDialog(async () => {
  const [{ DownloadDialog }] = await Promise.all([import('@/features/import-products'), loadWords()]);
  return DownloadDialog;
});
