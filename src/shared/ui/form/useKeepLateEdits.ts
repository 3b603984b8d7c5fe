import type { FormikHelpers } from 'formik';
import { useRef } from 'react';

import { changedValues } from '@/shared/lib/changed-values';

/**
 * For a form that stays open once it is saved: the stored values replace those that were sent, and what was edited while the save was
 * under way stays, unsaved. Pass `watch` to the form's `FormDraft`: a form in a hidden tab reports its values nowhere else.
 */
export function useKeepLateEdits<Values extends object>() {
  const latest = useRef<Values>(null);

  return {
    watch: (values: object) => {
      latest.current = values as Values;
    },
    settle: (sent: Values, stored: Values, { resetForm, setValues }: FormikHelpers<Values>) => {
      const lateEdits = changedValues(latest.current ?? sent, sent);
      resetForm({ values: stored });
      if (lateEdits) void setValues({ ...stored, ...lateEdits });
    },
  };
}
