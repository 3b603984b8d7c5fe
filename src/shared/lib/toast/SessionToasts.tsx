import { type ReactNode, use, useCallback } from 'react';
import { useStore } from 'react-redux';

import { selectIsSignedIn, type SessionState } from '@/shared/session';

import { type Toast, ToastContext } from './toasts';

interface SessionToastsProps {
  isStaff: boolean;
  children: ReactNode;
}

/**
 * For pages behind sign-in: when the session has ended, the sign-in page says so, and the errors of the calls that failed with it are
 * dropped.
 */
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
