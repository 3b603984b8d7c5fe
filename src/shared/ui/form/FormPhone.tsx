import type { TextFieldProps } from '@mui/material/TextField';

import { FormTextField } from './FormTextField';

type FormPhoneProps = Pick<TextFieldProps, 'label' | 'autoComplete' | 'helperText'> & { name?: string };

/** Written from the left in Arabic too. */
export const FormPhone = ({ name = 'phone', ...props }: FormPhoneProps) => (
  <FormTextField {...props} name={name} type="tel" slotProps={{ htmlInput: { dir: 'ltr' } }} />
);
