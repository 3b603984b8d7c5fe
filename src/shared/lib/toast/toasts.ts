import { createContext } from 'react';

export interface Toast {
  text: string;
  variant: 'success' | 'warning' | 'error';
  milliseconds: number;
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);
