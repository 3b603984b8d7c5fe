import { use } from 'react';

import { type Toast, type ToastAction, ToastContext } from './toasts';

/** Milliseconds on the screen (spec, section 9). */
const DURATION = { site: { success: 2000, error: 4000 }, staff: { success: 5000, error: 5000 } } as const;

/** Short news for the person; screen readers hear it. The back office keeps it up longer. */
export function useToast(place: keyof typeof DURATION = 'site') {
  const show = use(ToastContext);
  const { success, error } = DURATION[place];
  const tell = (variant: Toast['variant'], milliseconds: number) => (text: string, action?: ToastAction) =>
    show({ text, variant, milliseconds, action });

  return {
    success: tell('success', success),
    /** It went another way than was meant. */
    warning: tell('warning', error),
    error: tell('error', error),
  };
}
