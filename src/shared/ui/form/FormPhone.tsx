import type { TextFieldProps } from '@mui/material/TextField';

import { useMessages } from '@/shared/i18n';

import { FormTextField } from './FormTextField';

type FormPhoneProps = Pick<TextFieldProps, 'label' | 'autoComplete'> & { name?: string };

/** Arabic digits separated by spaces would otherwise be shown in the order 4567 123 0100. */
const IN_ORDER = { unicodeBidi: 'bidi-override' } as const;

/** Left to right in Arabic too. It shows an example, because the error messages only say that a number is wrong. */
export function FormPhone({ name = 'phone', ...props }: FormPhoneProps) {
  const messageOf = useMessages();
  return (
    <FormTextField
      {...props}
      name={name}
      type="tel"
      example={messageOf('phoneExample')}
      slotProps={{ htmlInput: { dir: 'ltr', style: IN_ORDER } }}
    />
  );
}
