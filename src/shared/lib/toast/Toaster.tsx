import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

import { type Toast, ToastContext } from './toasts';

/**
 * By this name public/index.html tells the service worker to keep it: an action that fails without a line says so. Where
 * there is nothing to draw with all the same, the news is lost, and not the page.
 */
const Snackbars = lazy((): Promise<{ default: ComponentType<{ toasts: readonly Toast[] }> }> =>
  import(/* webpackChunkName: "toasts" */ './Snackbars').then(
    ({ Snackbars: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** Lets everything inside show toasts. What draws them is no part of the first load: it comes with the first of them. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback((toast: Toast) => setToasts((before) => [...before, toast]), []);

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 && (
        <Suspense>
          <Snackbars toasts={toasts} />
        </Suspense>
      )}
    </ToastContext>
  );
}
