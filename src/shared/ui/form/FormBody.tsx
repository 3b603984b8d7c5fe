import Stack, { type StackProps } from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { scrollIntoView } from '@/shared/lib/screen';
import { useReportUnsaved } from '@/shared/ui/unsaved';

import { useInvalidFieldFocus } from './useInvalidFieldFocus';

interface FormBodyProps extends Pick<StackProps, 'children' | 'spacing'> {
  /** It began with what was typed before, and has not been sent. */
  hasDraft?: boolean;
  /** Forgets that, where its person leaves the page without it. */
  onDiscard?: () => void;
}

/** A formik form that takes the person to the first wrong field when it refuses to go, whoever found the fault. */
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
    // Letters that are being typed would land in the field that is wrong.
    if (isTypingOn) return;
    const field = firstWrong(form.current);
    // No browser scrolls to what has the focus already, however far above the button that is; in the middle no header lies over it.
    if (field === document.activeElement) field?.scrollIntoView({ block: 'center' });
    fault.focusField(field);
    wordsOf(field).forEach(scrollIntoView);
  });

  useReportUnsaved((dirty || hasDraft) && !isSubmitting, form, onDiscard);

  // Whoever leaves a field has formik look again, which knows nothing of what the server said of values that are the same still.
  useLayoutEffect(() => {
    if (isSubmitting) {
      answer.current = null;
      sent.current ??= values;
    } else if (answer.current?.values === values) setErrors(answer.current.errors);
  }, [isSubmitting, values, errors, setErrors]);

  useEffect(() => {
    if (isSubmitting) return;
    if (submitCount > 0) hearAnswer();
    // A form that was emptied after it was sent begins anew.
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
  // What is folded away can not take the focus.
  if (folded) folded.open = true;
  // A group of radios says for all of them that something is wrong; one of them can take the focus, or the group where none can be chosen.
  const choice = wrong?.querySelector<HTMLElement>('input:enabled');
  if (!choice && wrong?.matches('[role="radiogroup"]')) wrong.tabIndex = -1;
  return choice ?? wrong;
}

/** What is said of it, below it: the focus leaves that under buttons that stay in sight. */
const wordsOf = (field: HTMLElement | null | undefined) =>
  (field?.closest('[aria-invalid="true"]')?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));

/** Left at the press, a wrong field would say so and push the button away from under the pointer, and the press would be lost. */
const keepFocus = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
};
