import { useField } from 'formik';
import { useId } from 'react';

import { useMessages } from '@/shared/i18n';

/** With nothing to choose from, what is missing is said by the button that adds it, and takes the person there. */
export function useMissingChoice(name: string, hasNone: boolean) {
  const messageOf = useMessages();
  const problemId = useId();
  const [, { error, touched }] = useField(name);
  const problem = hasNone && touched && error ? messageOf(error) : null;
  const buttonProps = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };

  return { problem, problemId, buttonProps };
}
