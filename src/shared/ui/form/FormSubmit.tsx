import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Turns while the form is sent. It asks by itself, so that the rest of the form need not render with every key. */
export function FormSubmit(props: Pick<ButtonProps, 'children' | 'sx'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" variant="contained" loading={isSubmitting} />;
}
