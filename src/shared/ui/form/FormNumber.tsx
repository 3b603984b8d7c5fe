import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';

import { FormTextField } from './FormTextField';

interface FormNumberProps extends Omit<ComponentProps<typeof FormTextField>, 'type' | 'slotProps'> {
  /** Integers need no decimal point on the keyboard of a phone. */
  isInteger?: boolean;
  /** What is counted, where the label does not say it. */
  unit?: string;
}

/** Figures as text, since a number field rounds and scrolls; written from the left in Arabic too. */
export const FormNumber = ({ isInteger = false, unit, ...props }: FormNumberProps) => (
  <FormTextField
    {...props}
    slotProps={{
      htmlInput: { dir: 'ltr', inputMode: isInteger ? 'numeric' : 'decimal' },
      input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
    }}
  />
);
