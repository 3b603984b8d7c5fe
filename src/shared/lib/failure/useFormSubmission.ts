import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError, isOutcomeUnknown } from '@/shared/api';
import { useIsInSight, useIsMounted } from '@/shared/lib/mounted';

import { isSaidAtFields } from './isSaidAtFields';

interface Options {
  /** Names of values whose field is not shown at present: an error of theirs becomes the `problem`. */
  hiddenFields?: readonly string[];
  /** Errors that are shown at their fields become the `problem` as well: the alert of a long form sums them up. */
  hasSummary?: boolean;
  /** Called with each `problem`, to show it in a toast beside the alert or in its place. */
  onProblem?: (problem: unknown) => void;
  /**
   * The form itself says that no answer came (`isUnanswered`) and to press again, so `onProblem` is not called: its toast would still be
   * there beside the one of success. Once the form is closed it can say nothing, and `onProblem` is called after all.
   */
  hasUnansweredNote?: boolean;
  /** Called with a failure if the form or its tab was left meanwhile: whoever sees neither alert nor fields would believe that it is saved. */
  onUnseenFailure?: (failure: unknown) => void;
}

const ignore = () => undefined;

/**
 * Sends a form. What the server says of a field is shown at the field; any other failure is the `problem`, for the form's alert. It is
 * kept as the error and not as a text, so that it follows a change of language. If the form is closed while it is being sent, `action`
 * and the toasts still happen, but `onDone`, which acts on the screen around the form, does not.
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
      // Formik does this by itself, except for a form in a hidden tab.
      helpers.setSubmitting(false);
    };

  return { problem, isUnanswered: isOutcomeUnknown(problem), send };
}
