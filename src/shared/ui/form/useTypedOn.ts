import type { FormikHelpers } from 'formik';
import { useRef } from 'react';

import { changedOf } from '@/shared/lib/changes';

/**
 * For a form that stays open once it is saved: what is stored takes the place of what was sent, and what was typed after the press
 * stays, unsaved. `watch` is for the form's `FormDraft`: a form in a hidden tab tells nobody what stands in it.
 */
export function useTypedOn<Values extends object>() {
  const latest = useRef<Values>(null);

  return {
    watch: (values: object) => {
      latest.current = values as Values;
    },
    settle: (sent: Values, stored: Values, { resetForm, setValues }: FormikHelpers<Values>) => {
      const typedOn = changedOf(latest.current ?? sent, sent);
      resetForm({ values: stored });
      if (typedOn) void setValues({ ...stored, ...typedOn });
    },
  };
}
