import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';

import { isAppError } from '@/shared/api';
import { useIsInSight, useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';

import { useFailure } from './useFailure';

interface Options {
  /** Values whose field is currently not shown: an error of theirs becomes the `problem`. */
  hiddenFields?: readonly string[];
  /** Whether errors that are shown at their fields are also the `problem`, for a long form with an alert that sums them up. */
  hasSummary?: boolean;
  /** Called with each `problem`, for a form that shows it in a toast. */
  onProblem?: (problem: unknown) => void;
  /** Whether `FormSubmit` says what failed. If not, that no answer came is a `problem` like any other. */
  hasNote?: boolean;
  /**
   * The texts of `FormSubmit`, for a toast if the form was closed or its tab hidden meanwhile: a person who sees no error would believe
   * that it is saved.
   */
  unseen?: { failed: string; noAnswer?: string };
}

const ignore = () => undefined;

/**
 * Submits a form. The server's errors of fields are shown at these fields, any other failure by `FormSubmit`. A refusal is also the
 * `problem`, for a form that has more to say of it. That no answer came is not: a toast about it would lie over the fields, and stay beside
 * that of the next try. Both are the error and not a text, so that they follow a change of language. If the form is closed while it is
 * being sent, `onDone` is not called, since it acts on the screen around the form.
 */
export function useFormSubmission({
  hiddenFields,
  hasSummary = false,
  onProblem = ignore,
  hasNote = true,
  unseen,
}: Options = {}) {
  const [problem, setProblem] = useState<unknown>(null);
  const toast = useToast();
  const failure = useFailure();
  const isMounted = useIsMounted();
  const isInSight = useIsInSight();

  function tell<V extends object>(error: unknown, values: V, helpers: FormikHelpers<V>) {
    if (isAppError(error)) helpers.setErrors(error.fieldErrors as FormikErrors<V>);
    if (unseen && !isInSight()) toast.error(failure(error, unseen.failed, unseen.noAnswer));
    if (!hasSummary && isShownAtFields(error, values, hiddenFields)) return;
    if (hasNote) helpers.setStatus(error);
    if (hasNote && isUnanswered(error) && isMounted()) return;
    setProblem(error);
    onProblem(error);
  }

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
        tell(error, values, helpers);
      }
      // Formik does this too, but not for a form in a hidden `<Activity>`.
      helpers.setSubmitting(false);
    };

  return { problem, send };
}

/** Whether a call failed without an answer of the server. */
export const isUnanswered = (error: unknown) => isAppError(error) && typeof error.status === 'string';

/** Whether the server named only visible fields: an error of any other one would be shown nowhere. */
function isShownAtFields(error: unknown, values: object, hiddenFields: readonly string[] = []): boolean {
  const named = isAppError(error) ? Object.keys(error.fieldErrors) : [];
  return named.length > 0 && named.every((field) => field in values && !hiddenFields.includes(field));
}
