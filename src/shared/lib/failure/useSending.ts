import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError } from '@/shared/api';

import { saysAllAtFields } from './saysAllAtFields';

interface Options {
  /** Values that have no field in sight at present. */
  unseen?: readonly string[];
  /** A long form's alert sums up what stands at its fields too. */
  sumsUp?: boolean;
}

/**
 * Sends a form: what the server says of a field stands at the field, whatever else it says is `problem`, for the form's
 * alert. The failure is kept and not its words: they follow the reader into the other language.
 */
export function useSending({ unseen, sumsUp = false }: Options = {}) {
  const [problem, setProblem] = useState<unknown>(null);

  const send =
    <V extends object>(action: (values: V) => Promise<unknown>) =>
    async (values: V, { setErrors }: Pick<FormikHelpers<V>, 'setErrors'>) => {
      setProblem(null);
      try {
        await action(values);
      } catch (error) {
        if (isAppError(error)) setErrors(error.fieldErrors as FormikErrors<V>);
        if (sumsUp || !saysAllAtFields(error, values, unseen)) setProblem(error);
      }
    };

  return { problem, send };
}
