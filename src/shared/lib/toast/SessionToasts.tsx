import { type ReactNode, use, useCallback } from 'react';
import { useStore } from 'react-redux';

import { selectIsSignedIn, type SessionState } from '@/shared/session';

import { type Toast, ToastContext } from './toasts';

interface SessionToastsProps {
  isStaff: boolean;
  children: ReactNode;
}

/** Around what a guest may not see: once the session has ended, the page to sign in says so, and not each call that failed with it. */
export function SessionToasts({ isStaff, children }: SessionToastsProps) {
  const show = use(ToastContext);
  const store = useStore<{ session: SessionState }>();
  const showInSession = useCallback(
    (toast: Toast) => {
      if (toast.variant === 'success' || selectIsSignedIn(store.getState())) show({ ...toast, isOfStaff: isStaff });
    },
    [isStaff, show, store],
  );

  return <ToastContext value={showInSession}>{children}</ToastContext>;
}
