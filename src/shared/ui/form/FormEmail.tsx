import type { TextFieldProps } from '@mui/material/TextField';

import { FormTextField } from './FormTextField';

/** Left to right in Arabic too. */
export const FormEmail = (props: Pick<TextFieldProps, 'id' | 'label' | 'autoComplete'>) => (
  <FormTextField {...props} name="email" type="email" slotProps={{ htmlInput: { dir: 'ltr' } }} />
);
