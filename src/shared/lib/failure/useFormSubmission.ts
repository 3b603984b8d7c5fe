import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError, isOutcomeUnknown } from '@/shared/api';
import { useIsInSight, useIsMounted } from '@/shared/lib/mounted';

import { isSaidAtFields } from './isSaidAtFields';

interface Options {
  /** Values whose field is not shown at present: what is wrong with them is `problem`. */
  hiddenFields?: readonly string[];
  /** Makes `problem` of what stands at the fields as well, for the alert of a long form. */
  hasSummary?: boolean;
  /** Shows `problem` in a toast, beside the alert or in its place. */
  onProblem?: (problem: unknown) => void;
  /**
   * The form itself says where no answer came (`isUnanswered`), and to press again: a toast would still be there beside that of
   * success. A form that was closed meanwhile can say nothing, and gets the toast.
   */
  hasUnansweredNote?: boolean;
  /** Tells of a failure once the form or its tab was left: who does not see its alert and its fields would take it for saved. */
  onUnseenFailure?: (failure: unknown) => void;
}

const ignore = () => undefined;

/**
 * Sends a form: what the server says of a field stands at the field, whatever else it says is `problem`, for the form's
 * alert. The failure is kept and not its words: they follow the reader into the other language. A form may be closed
 * while it is sent: `action` goes on and every toast comes, but `onDone`, which acts on the screen around it, does not.
 */
export function useFormSubmission({
  hiddenFields,
  hasSummary = false,
  onProblem = ignore,
  hasUnansweredNote = false,
  onUnseenFailure = ignore,
}: Options = {}) {
  const [problem, setProblem] = useState<unknown>(null);
  const isMounted = useIsMounted();
  const isInSight = useIsInSight();

  const send =
    <V extends object, Answer>(
      action: (values: V, helpers: FormikHelpers<V>) => Promise<Answer>,
      onDone: (answer: Answer) => unknown = ignore,
    ) =>
    async (values: V, helpers: FormikHelpers<V>) => {
      setProblem(null);
      try {
        const answer = await action(values, helpers);
        if (isMounted()) await onDone(answer);
      } catch (error) {
        if (isAppError(error)) helpers.setErrors(error.fieldErrors as FormikErrors<V>);
        if (hasSummary || !isSaidAtFields(error, values, hiddenFields)) {
          setProblem(error);
          if (!hasUnansweredNote || !isOutcomeUnknown(error) || !isMounted()) onProblem(error);
        }
        if (!isInSight()) onUnseenFailure(error);
      }
      // Formik says so by itself, but to no form in a hidden tab.
      helpers.setSubmitting(false);
    };

  return { problem, isUnanswered: isOutcomeUnknown(problem), send };
}
