import { use } from 'react';

import { type Toast, type ToastAction, ToastContext } from './toasts';

/** Milliseconds on the screen (spec, section 9). */
const DURATION = { site: { success: 2000, error: 4000 }, staff: { success: 5000, error: 5000 } } as const;

/** Short news for the person; screen readers hear it. The back office keeps it up longer. */
export function useToast(area: keyof typeof DURATION = 'site') {
  const show = use(ToastContext);
  const showAs =
    (variant: Toast['variant'], durationOf = variant as 'success' | 'error') =>
    (text: string, action?: ToastAction) =>
      show({ text, variant, milliseconds: DURATION[area][durationOf], action });

  return {
    success: showAs('success'),
    /** It worked, but not as was meant. */
    warning: showAs('warning', 'error'),
    error: showAs('error'),
  };
}
