import Stack, { type StackProps } from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { scrollIntoView } from '@/shared/lib/screen';
import { useReportUnsaved } from '@/shared/ui/unsaved';

import { useInvalidFieldFocus } from './useInvalidFieldFocus';

interface FormBodyProps extends Pick<StackProps, 'children' | 'spacing'> {
  /** The form started from a draft that was not submitted. */
  hasDraft?: boolean;
  /** Discards that draft, when the person chooses to leave the page without it. */
  onDiscard?: () => void;
}

/** A formik form that focuses the first invalid field when it is not accepted, by its own schema or by the server. */
export function FormBody({ children, spacing = 2.5, hasDraft = false, onDiscard }: FormBodyProps) {
  const { submitCount, isSubmitting, dirty, values, errors, setErrors } = useFormikContext<object>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<object>(null);
  const answer = useRef<{ values: object; errors: object }>(null);
  const fault = useInvalidFieldFocus({ values, submitCount });
  const hearAnswer = useEffectEvent(() => {
    const isTypingOn = sent.current !== values;
    sent.current = null;
    answer.current = { values, errors };
    // The person is typing again: moving the focus would send their keys to another field.
    if (isTypingOn) return;
    const field = firstWrong(form.current);
    // `focus()` does not scroll to an element that already has the focus. Centred, so that no header covers it.
    if (field === document.activeElement) field?.scrollIntoView({ block: 'center' });
    fault.focusField(field);
    wordsOf(field).forEach(scrollIntoView);
  });

  useReportUnsaved((dirty || hasDraft) && !isSubmitting, form, onDiscard);

  // Leaving a field makes formik validate again, which discards the server's errors although the values have not changed; this restores
  // them.
  useLayoutEffect(() => {
    if (isSubmitting) {
      answer.current = null;
      sent.current ??= values;
    } else if (answer.current?.values === values) setErrors(answer.current.errors);
  }, [isSubmitting, values, errors, setErrors]);

  useEffect(() => {
    if (isSubmitting) return;
    if (submitCount > 0) hearAnswer();
    // The form was reset after it had been submitted.
    else sent.current = null;
  }, [submitCount, isSubmitting]);

  return (
    <Stack component={Form} ref={form} noValidate spacing={spacing} onMouseDown={keepFocus}>
      {children}
      {fault.announcement}
    </Stack>
  );
}

function firstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = wrong?.closest('details');
  // Elements in a closed `details` cannot be focused.
  if (folded) folded.open = true;
  // A radio group is marked invalid as a whole: focus its first enabled radio, or the group itself if there is none.
  const choice = wrong?.querySelector<HTMLElement>('input:enabled');
  if (!choice && wrong?.matches('[role="radiogroup"]')) wrong.tabIndex = -1;
  return choice ?? wrong;
}

/** The error text below the field, which focusing the field may leave under the sticky buttons. */
const wordsOf = (field: HTMLElement | null | undefined) =>
  (field?.closest('[aria-invalid="true"]')?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));

/** Pressing the button must not blur the current field: its error would appear and move the button away before the click ends. */
const keepFocus = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
};
