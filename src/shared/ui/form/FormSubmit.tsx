import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

import { isUnanswered, useFailure } from '@/shared/lib/failure';
import { scrollIntoView } from '@/shared/lib/screen';

interface FormSubmitProps extends Pick<ButtonProps, 'children' | 'color' | 'size' | 'sx' | 'variant'> {
  /** The label while the form is being submitted, instead of a spinner. */
  busyLabel?: string;
  /** The form is done, but stays until the next page has loaded. */
  isLeaving?: boolean;
  /** What to say of a refusal that brings no message. A form without it says by itself what was refused. */
  failed?: string;
  /** What to do when no answer came, if this form knows more than that people should check: whether pressing again is safe, for example. */
  noAnswer?: string;
}

/**
 * The button that submits the form, and above it why the last try failed: on a phone the start of a form, or the field in which Enter was
 * pressed, may be far outside the screen. It reads formik's context itself, so that the rest of the form does not render with every key.
 */
export function FormSubmit({ busyLabel, isLeaving = false, failed, noAnswer, children, ...props }: FormSubmitProps) {
  const { isSubmitting, status } = useFormikContext() as Submission;
  const failure = useFailure();
  const isBusy = isSubmitting || isLeaving;
  const busy = busyLabel ? { disabled: isBusy } : { loading: isBusy };

  return (
    <>
      {status !== undefined && (failed !== undefined || isUnanswered(status)) && (
        <Alert ref={scrollIntoView} severity="error" sx={ABOVE_SUBMIT}>
          {failure(status, failed ?? '', noAnswer)}
        </Alert>
      )}
      <Button variant="contained" {...props} type="submit" {...busy}>
        {(isBusy && busyLabel) || children}
      </Button>
    </>
  );
}

interface Submission {
  isSubmitting: boolean;
  /** Why the last try failed, from `useFormSubmission`. */
  status?: unknown;
}

/** For a message above the button: scrolls far enough to show the button, too, and not behind the notice about a lost connection. */
const ABOVE_SUBMIT = { scrollMarginBlockEnd: 'calc(5rem + var(--notice, 0px))' };
