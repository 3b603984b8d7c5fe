import { Suspense, useState } from 'react';

import { loadTexts } from '@/shared/i18n';
import { lazyWithRetry } from '@/shared/lib/lazy';

// Opened a few times in the life of a pharmacy, and brings a reader of files along.
const lazyImport = lazyWithRetry(async () => {
  const [{ ImportDialog }] = await Promise.all([import('@/features/import-products'), loadTexts(['importProducts'])]);
  return ImportDialog;
});

export function LazyImportDialog({ onClose }: { onClose: () => void }) {
  const [ImportDialog] = useState(lazyImport);

  return (
    <Suspense fallback={null}>
      <ImportDialog onClose={onClose} />
    </Suspense>
  );
}
