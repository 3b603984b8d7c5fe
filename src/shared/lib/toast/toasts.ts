import { createContext } from 'react';

/** What there is to do about the news. */
export interface ToastAction {
  label: string;
  onPress: () => unknown;
}

export interface Toast {
  text: string;
  variant: 'success' | 'warning' | 'error';
  milliseconds: number;
  action?: ToastAction | undefined;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);
