import Stack, { type StackProps } from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A formik form that takes the person to the first wrong field when it refuses to go, whoever found the fault. */
export function FormBody({ children, spacing = 2.5 }: Pick<StackProps, 'children' | 'spacing'>) {
  const { submitCount, isSubmitting, values, errors, setErrors } = useFormikContext<object>();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<{ values: object; errors: object }>(null);
  const keepAnswer = useEffectEvent(() => (answer.current = { values, errors }));

  // Whoever leaves a field has formik look again, which knows nothing of what the server said of values that are the same still.
  useLayoutEffect(() => {
    if (isSubmitting) answer.current = null;
    else if (answer.current?.values === values) setErrors(answer.current.errors);
  }, [isSubmitting, values, errors, setErrors]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    keepAnswer();
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const folded = wrong?.closest('details');
    // What is folded away can not take the focus.
    if (folded) folded.open = true;
    // A group of radios says for all of them that something is wrong; one of them can take the focus.
    const target = wrong?.querySelector('input') ?? wrong;
    target?.focus();
  }, [submitCount, isSubmitting]);

  return (
    <Stack component={Form} ref={form} noValidate spacing={spacing} onMouseDown={keepFocus}>
      {children}
    </Stack>
  );
}

/** Left at the press, a wrong field would say so and push the button away from under the pointer, and the press would be lost. */
const keepFocus = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('[type="submit"]')) event.preventDefault();
};
