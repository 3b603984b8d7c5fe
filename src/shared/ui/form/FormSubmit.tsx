import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface FormSubmitProps extends Pick<ButtonProps, 'children' | 'color' | 'size' | 'sx' | 'variant'> {
  /** The form has done its work, and stands until the next page has loaded. */
  isLeaving?: boolean;
}

/** Turns while the form is sent. It asks by itself, so that the rest of the form need not render with every key. */
export function FormSubmit({ isLeaving = false, ...props }: FormSubmitProps) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="contained" {...props} type="submit" loading={isSubmitting || isLeaving} />;
}
