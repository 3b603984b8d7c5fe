import { type ComponentProps, Suspense, useState } from 'react';

import { lazyWithRetry } from '@/shared/lib/lazy';

// It brings the writer of files along.
const lazyDownload = lazyWithRetry(async () => (await import('./DownloadDialog')).DownloadDialog);

export function LazyDownloadDialog(props: ComponentProps<ReturnType<typeof lazyDownload>>) {
  const [DownloadDialog] = useState(lazyDownload);

  return (
    <Suspense fallback={null}>
      <DownloadDialog {...props} />
    </Suspense>
  );
}
