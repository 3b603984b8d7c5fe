import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';

import { FormTextField } from './FormTextField';

interface FormNumberProps extends Omit<ComponentProps<typeof FormTextField>, 'type' | 'slotProps'> {
  /** Shows the phone keyboard without a decimal point. */
  isInteger?: boolean;
  /** Needed if the label does not say what is counted. */
  unit?: string;
}

/** A text input, because number inputs round and react to scrolling. Left to right in Arabic too. */
export const FormNumber = ({ isInteger = false, unit, ...props }: FormNumberProps) => (
  <FormTextField
    {...props}
    slotProps={{
      htmlInput: { dir: 'ltr', inputMode: isInteger ? 'numeric' : 'decimal' },
      input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
    }}
  />
);
