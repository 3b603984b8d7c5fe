import { type ComponentType, type ReactNode, useCallback, useState } from 'react';

import { type Toast, ToastContext } from './toasts';

/** By this name public/index.html tells the service worker to keep it: an action that fails without a line says so. */
const load = () => import(/* webpackChunkName: "toasts" */ './Snackbars');

/** Lets everything inside show toasts. What renders them is no part of the first load: it comes with the first of them. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [Snackbars, setSnackbars] = useState<ComponentType<{ toasts: readonly Toast[] }>>();

  const show = useCallback((toast: Toast) => {
    setToasts((before) => [...before, toast]);
    load().then(
      (chunk) => setSnackbars(() => chunk.Snackbars),
      // The news waits for the next, with which it is tried again.
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
