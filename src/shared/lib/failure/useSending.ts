import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError } from '@/shared/api';

/**
 * Sends a form: what the server says of a field stands at the field, whatever else it says is `problem`, for the form's
 * alert. The failure is kept and not its words: they follow the reader into the other language.
 */
export function useSending() {
  const [problem, setProblem] = useState<unknown>(null);

  const send =
    <V>(action: (values: V) => Promise<unknown>) =>
    async (values: V, { setErrors }: Pick<FormikHelpers<V>, 'setErrors'>) => {
      setProblem(null);
      try {
        await action(values);
      } catch (error) {
        const fieldErrors = isAppError(error) ? error.fieldErrors : {};
        setErrors(fieldErrors as FormikErrors<V>);
        if (Object.keys(fieldErrors).length === 0) setProblem(error);
      }
    };

  return { problem, send };
}
