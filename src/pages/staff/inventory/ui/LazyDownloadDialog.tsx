import { type ComponentProps, Suspense, useState } from 'react';

import { loadTexts } from '@/shared/i18n';
import { lazyWithRetry } from '@/shared/lib/lazy';

// With the writer of files it brings their reader along.
const lazyDownload = lazyWithRetry(async () => {
  const [{ DownloadDialog }] = await Promise.all([import('@/features/import-products'), loadTexts(['importProducts'])]);
  return DownloadDialog;
});

export function LazyDownloadDialog(props: ComponentProps<ReturnType<typeof lazyDownload>>) {
  const [DownloadDialog] = useState(lazyDownload);

  return (
    <Suspense fallback={null}>
      <DownloadDialog {...props} />
    </Suspense>
  );
}
