import { use } from 'react';

import { type Toast, type ToastAction, ToastContext } from './toasts';

/** Short news for the person; screen readers hear it. */
export function useToast() {
  const show = use(ToastContext);
  const showAs = (variant: Toast['variant']) => (text: string, action?: ToastAction) => show({ text, variant, action });

  return {
    success: showAs('success'),
    /** It worked, but not as was meant. */
    warning: showAs('warning'),
    error: showAs('error'),
  };
}
