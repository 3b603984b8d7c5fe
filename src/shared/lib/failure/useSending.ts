import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError, isLost } from '@/shared/api';
import { useIsOpen, useWhileOpen } from '@/shared/lib/while-open';

import { saysAllAtFields } from './saysAllAtFields';

interface Options {
  /** Values that have no field in sight at present. */
  unseen?: readonly string[];
  /** A long form's alert sums up what stands at its fields too. */
  sumsUp?: boolean;
  /** Says `problem` in a toast, beside the alert or in its place. */
  tell?: (problem: unknown) => void;
  /**
   * The form says so where no answer came (`isUnanswered`), and to press again: a toast would be there still beside the news of
   * success. It comes once the form is closed, where pressing again is not the same.
   */
  saysUnanswered?: boolean;
}

/**
 * Sends a form: what the server says of a field stands at the field, whatever else it says is `problem`, for the form's
 * alert. The failure is kept and not its words: they follow the reader into the other language. A form may be closed
 * while it is sent: `action` goes on and every toast comes, but `onDone`, which acts on the screen around it, does not.
 */
export function useSending({ unseen, sumsUp = false, tell, saysUnanswered = false }: Options = {}) {
  const [problem, setProblem] = useState<unknown>(null);
  const isOpen = useIsOpen();
  const whileOpen = useWhileOpen();

  const send =
    <V extends object, Answer>(
      action: (values: V, helpers: FormikHelpers<V>) => Promise<Answer>,
      onDone: (answer: Answer) => unknown = () => undefined,
    ) =>
    async (values: V, helpers: FormikHelpers<V>) => {
      setProblem(null);
      try {
        const answer = await action(values, helpers);
        await whileOpen(onDone)(answer);
      } catch (error) {
        if (isAppError(error)) helpers.setErrors(error.fieldErrors as FormikErrors<V>);
        if (sumsUp || !saysAllAtFields(error, values, unseen)) {
          setProblem(error);
          if (!saysUnanswered || !isLost(error) || !isOpen()) tell?.(error);
        }
      }
      // Formik says so by itself, but to no form in a hidden tab.
      helpers.setSubmitting(false);
    };

  return { problem, isUnanswered: isLost(problem), send };
}
