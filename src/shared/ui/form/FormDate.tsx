import type { ComponentProps } from 'react';

import { FormTextField } from './FormTextField';

/** An empty date input shows placeholders, which a label inside the field would overlap. */
export const FormDate = (props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'slotProps'>) => (
  <FormTextField {...props} type="date" slotProps={{ inputLabel: { shrink: true } }} />
);
