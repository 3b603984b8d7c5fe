import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';

import { useSay } from '@/shared/i18n';

import { useIsRequired } from './useIsRequired';

export function FormCheckbox({ name, label }: { name: string; label: ReactNode }) {
  const say = useSay();
  const hintId = useId();
  const isRequired = useIsRequired(name, false);
  const [{ checked, onChange, onBlur }, { error, touched }] = useField<boolean>({ name, type: 'checkbox' });
  const problem = touched && error ? say(error) : undefined;

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
                'aria-required': isRequired,
                'aria-invalid': problem ? true : undefined,
                'aria-describedby': problem && hintId,
              },
            }}
          />
        }
        label={label}
      />
      {problem && (
        <FormHelperText id={hintId} sx={{ marginInline: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
