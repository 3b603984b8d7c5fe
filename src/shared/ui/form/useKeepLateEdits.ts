import type { FormikHelpers } from 'formik';
import { useRef } from 'react';

import { changedValues } from '@/shared/lib/changed-values';

/**
 * For a form that stays open after saving: the stored values replace the sent ones, and edits made during the save stay as unsaved
 * changes. Pass `watch` to the form's `FormDraft`, since a form in a hidden tab reports its values only there.
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
