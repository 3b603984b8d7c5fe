import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useField, useFormikContext } from 'formik';
import { type ComponentProps, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useMessages } from '@/shared/i18n';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';
import { WithinLimit } from '@/shared/ui/within-limit';

import type { CheckoutValues } from '../model/checkoutForm';

interface AddChoiceProps extends Pick<ComponentProps<typeof WithinLimit>, 'of'> {
  /** The field whose choices are extended. */
  name: keyof CheckoutValues;
  /** The number of existing choices. */
  count: number;
  addLabel: string;
  onAdd: () => void;
  manageLabel: string;
  /** The page on which they are managed. */
  manageAt: string;
}

/**
 * A button that adds an address or a card. If there is none yet, it shows the error of the field, and takes the focus when the form is
 * submitted without one.
 */
export function AddChoice({ of, name, count, addLabel, onAdd, manageLabel, manageAt }: AddChoiceProps) {
  const messageOf = useMessages();
  const problemId = useId();
  const { isSubmitting } = useFormikContext();
  const [, { error, touched }] = useField(name);
  const problem = count === 0 && touched && error ? messageOf(error) : null;

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <WithinLimit of={of} count={count}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={isSubmitting}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? undefined : problemId}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
        </WithinLimit>
        <Link component={RouterLink} to={manageAt} variant="body2" sx={TOUCH_TARGET}>
          {manageLabel}
        </Link>
      </Stack>
      {problem !== null && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </>
  );
}
