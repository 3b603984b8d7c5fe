import { createContext } from 'react';

/** What there is to do about the news. */
export interface ToastAction {
  label: string;
  onPress: () => unknown;
}

export interface Toast {
  /** What its first line says takes the place of the same news of before; a second one may say of what. */
  text: string;
  variant: 'success' | 'warning' | 'error';
  /** Told in the back office. */
  isOfStaff?: boolean;
  action?: ToastAction | undefined;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);
