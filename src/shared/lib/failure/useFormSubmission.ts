import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError } from '@/shared/api';
import { useIsInSight, useIsMounted } from '@/shared/lib/mounted';

interface Options {
  /** Values whose field is currently not shown: an error of theirs becomes the `problem`. */
  hiddenFields?: readonly string[];
  /** Whether errors that are shown at their fields are also the `problem`, for a long form with an alert that sums them up. */
  hasSummary?: boolean;
  /** Called with each `problem`, for a form that shows it in a toast. */
  onProblem?: (problem: unknown) => void;
  /** Whether `FormSubmit` says that no answer came. If not, this is a `problem` like any other. */
  hasUnansweredNote?: boolean;
  /**
   * Called with a failure if the form was closed or its tab hidden meanwhile: a person who sees no error would believe that it is saved.
   */
  onUnseenFailure?: (failure: unknown) => void;
}

const ignore = () => undefined;

/**
 * Submits a form. The server's errors of fields are shown at these fields, and that no answer came by `FormSubmit`: a toast would lie over
 * the fields, and stay beside that of the next try. Any other failure is the `problem`, for the form's alert. It is the error and not a
 * text, so that it follows a change of language. If the form is closed while it is being sent, `onDone` is not called, since it acts on
 * the screen around the form.
 */
export function useFormSubmission({
  hiddenFields,
  hasSummary = false,
  onProblem = ignore,
  hasUnansweredNote = true,
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
      helpers.setStatus(undefined);
      try {
        const answer = await action(values, helpers);
        if (isMounted()) await onDone(answer);
      } catch (error) {
        if (isAppError(error)) helpers.setErrors(error.fieldErrors as FormikErrors<V>);
        if (hasUnansweredNote && isUnanswered(error) && isMounted()) helpers.setStatus(error);
        else if (hasSummary || !isShownAtFields(error, values, hiddenFields)) {
          setProblem(error);
          onProblem(error);
        }
        if (!isInSight()) onUnseenFailure(error);
      }
      // Formik does this too, but not for a form in a hidden `<Activity>`.
      helpers.setSubmitting(false);
    };

  return { problem, send };
}

const isUnanswered = (error: unknown) => isAppError(error) && typeof error.status === 'string';

/** Whether the server named only visible fields: an error of any other one would be shown nowhere. */
function isShownAtFields(error: unknown, values: object, hiddenFields: readonly string[] = []): boolean {
  const named = isAppError(error) ? Object.keys(error.fieldErrors) : [];
  return named.length > 0 && named.every((field) => field in values && !hiddenFields.includes(field));
}
