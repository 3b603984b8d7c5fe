import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface FormSubmitProps extends Pick<ButtonProps, 'children' | 'color' | 'size' | 'sx' | 'variant'> {
  /** The form is done, but stays until the next page has loaded. */
  isLeaving?: boolean;
}

/**
 * Shows a spinner while the form is being submitted. It reads formik's context itself, so that the rest of the form does not render with
 * every key.
 */
export function FormSubmit({ isLeaving = false, ...props }: FormSubmitProps) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="contained" {...props} type="submit" loading={isSubmitting || isLeaving} />;
}
