import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

import { useSay } from '@/shared/i18n';

type FormTextFieldProps = TextFieldProps & { name: string };

/** A MUI text field bound to formik; speaks up only once the field has been touched. */
export function FormTextField({ name, helperText, ...props }: FormTextFieldProps) {
  const say = useSay();
  const [field, { error, touched }] = useField<string | number>(name);
  const problem = touched && error ? say(error) : undefined;

  return <TextField fullWidth {...props} {...field} error={Boolean(problem)} helperText={problem ?? helperText} />;
}
