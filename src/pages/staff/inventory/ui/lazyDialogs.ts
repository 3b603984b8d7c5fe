import { loadTexts } from '@/shared/i18n';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

// Lazy, because both are rarely opened, and need the code that reads and writes files.
const loadWords = () => loadTexts(['importProducts']);

export const LazyImportDialog = lazyDialog(async () => {
  const [{ ImportDialog }] = await Promise.all([import('@/features/import-products'), loadWords()]);
  return ImportDialog;
});

export const LazyDownloadDialog = lazyDialog(async () => {
  const [{ DownloadDialog }] = await Promise.all([import('@/features/import-products'), loadWords()]);
  return DownloadDialog;
});
