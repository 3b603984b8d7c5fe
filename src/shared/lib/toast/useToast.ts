import { use } from 'react';

import { type Toast, type ToastAction, ToastContext } from './toasts';

/** Shows short messages, which screen readers announce. */
export function useToast() {
  const show = use(ToastContext);
  const showAs = (variant: Toast['variant']) => (text: string, action?: ToastAction) => show({ text, variant, action });

  return {
    success: showAs('success'),
    /** It worked, but not entirely as asked. */
    warning: showAs('warning'),
    error: showAs('error'),
  };
}
