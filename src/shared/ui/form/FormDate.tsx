import type { ComponentProps } from 'react';

import { FormTextField } from './FormTextField';

/** An empty one shows the parts of a date, which a resting label would cover. */
export const FormDate = (props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'slotProps'>) => (
  <FormTextField {...props} type="date" slotProps={{ inputLabel: { shrink: true } }} />
);
