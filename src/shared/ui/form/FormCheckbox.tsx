import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';

import { useMessages } from '@/shared/i18n';

import { useIsRequired } from './useIsRequired';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
  /** What ticking means; shown below the label, and part of the accessible name. */
  hint?: string;
}

export function FormCheckbox({ name, label, hint }: FormCheckboxProps) {
  const messageOf = useMessages();
  const hintId = useId();
  const isRequired = useIsRequired(name, false);
  const [{ checked, onChange, onBlur }, { error, touched }] = useField<boolean>({ name, type: 'checkbox' });
  const problem = touched && error ? messageOf(error) : undefined;

  return (
    <FormControl error={Boolean(problem)}>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={checked}
            onChange={onChange}
            onBlur={onBlur}
            slotProps={{
              input: {
                // Firefox restores the tick at a reload without an event, so the form would not know of it.
                autoComplete: 'off',
                'aria-required': isRequired,
                'aria-invalid': problem ? true : undefined,
                'aria-describedby': problem && hintId,
              },
            }}
          />
        }
        label={
          <>
            {label}
            {hint && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {hint}
              </Typography>
            )}
          </>
        }
      />
      {problem && (
        <FormHelperText id={hintId} sx={{ marginInline: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
