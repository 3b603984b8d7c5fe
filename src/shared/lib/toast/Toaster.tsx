import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

import { type Toast, ToastContext } from './toasts';

/** Offline there may be nothing to draw with: then the news is lost, and not the page. */
const load = (): Promise<{ Snackbars: ComponentType<{ toasts: readonly Toast[] }> }> =>
  import('./Snackbars').catch(() => ({ Snackbars: () => null }));
/** Fetches what draws toasts, so that they can be drawn without a line. */
export const prepareToasts: () => Promise<unknown> = load;

const Snackbars = lazy(async () => ({ default: (await load()).Snackbars }));

/** Lets everything inside show toasts. What draws them is no part of the first load: it comes when the page stands, or else with the first of them. */
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
