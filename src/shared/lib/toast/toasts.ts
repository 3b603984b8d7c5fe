import { createContext } from 'react';

/** The button of a toast. */
export interface ToastAction {
  label: string;
  onPress: () => unknown;
}

export interface Toast {
  /** A toast with the same first line as an earlier one replaces it. A second line may add details. */
  text: string;
  variant: 'success' | 'warning' | 'error';
  /** Whether it is shown in the back office, where toasts stay longer. */
  isOfStaff?: boolean;
  action?: ToastAction | undefined;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);
