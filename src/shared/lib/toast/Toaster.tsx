import { type ComponentType, type ReactNode, useCallback, useState } from 'react';

import { type Toast, ToastContext } from './toasts';

/** public/index.html gives the service worker this chunk name to keep, because without a connection a toast has to say so. */
const load = () => import(/* webpackChunkName: "toasts" */ './Snackbars');

/** Lets everything inside show toasts. The code that renders them is loaded with the first toast. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [Snackbars, setSnackbars] = useState<ComponentType<{ toasts: readonly Toast[] }>>();

  const show = useCallback((toast: Toast) => {
    setToasts((before) => [...before, toast]);
    load().then(
      (chunk) => setSnackbars(() => chunk.Snackbars),
      // If the code cannot be loaded, the toast waits for the next one, which tries again.
      () => undefined,
    );
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {Snackbars && <Snackbars toasts={toasts} />}
    </ToastContext>
  );
}
