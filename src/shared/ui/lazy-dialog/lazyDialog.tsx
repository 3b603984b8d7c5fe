import { type ComponentType, Suspense, useState } from 'react';

import { lazyWithRetry } from '@/shared/lib/lazy';

/** A dialog whose code is loaded when it is first opened; meanwhile nothing is shown. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const lazyComponent = lazyWithRetry(load);

  return function LazyDialog(props: Props) {
    const [Dialog] = useState(lazyComponent);

    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
