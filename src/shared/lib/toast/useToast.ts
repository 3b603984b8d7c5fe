import { use } from 'react';

import { type ToastAction, ToastContext } from './toasts';

/** Milliseconds on the screen (spec, section 9). */
const DURATION = { site: { success: 2000, error: 4000 }, staff: { success: 5000, error: 5000 } } as const;

/** Short news for the person; screen readers hear it. The back office keeps it up longer. */
export function useToast(place: keyof typeof DURATION = 'site') {
  const show = use(ToastContext);

  return {
    success: (text: string, action?: ToastAction) =>
      show({ text, variant: 'success', milliseconds: DURATION[place].success, action }),
    /** It went another way than was meant. */
    warning: (text: string) => show({ text, variant: 'warning', milliseconds: DURATION[place].error }),
    error: (text: string) => show({ text, variant: 'error', milliseconds: DURATION[place].error }),
  };
}
