import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

import { useMessages } from '@/shared/i18n';

import { useIsRequired } from './useIsRequired';

interface FormRadiosProps<V extends string | number | boolean> {
  name: string;
  label: string;
  options: readonly { value: V; label: string; isDisabled?: boolean }[];
  /** Whether the options are below each other. */
  isStacked?: boolean;
  disabled?: boolean;
}

/** A choice of one option. Values may be numbers and booleans, while MUI's radio group only has strings. */
export function FormRadios<V extends string | number | boolean>({
  name,
  label,
  options,
  isStacked = false,
  disabled = false,
}: FormRadiosProps<V>) {
  const messageOf = useMessages();
  const id = useId();
  const hintId = useId();
  const isRequired = useIsRequired(name);
  const [{ value: chosen, onBlur }, { error, touched }] = useField<V | ''>(name);
  // Not the field's own `setValue`, which is a new function at each render.
  const { setFieldValue } = useFormikContext();
  const problem = touched && error ? messageOf(error) : undefined;
  const pick = (text: string) =>
    void setFieldValue(name, options.find(({ value }) => String(value) === text)?.value ?? '');

  return (
    <FormControl error={Boolean(problem)} disabled={disabled}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row={!isStacked}
        aria-labelledby={id}
        aria-required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && hintId}
        name={name}
        value={String(chosen)}
        onBlur={onBlur}
        onChange={(_event, text) => pick(text)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={String(option.value)}
            value={String(option.value)}
            control={<Radio />}
            label={option.label}
            disabled={disabled || option.isDisabled}
          />
        ))}
      </RadioGroup>
      {problem && (
        <FormHelperText id={hintId} sx={{ marginInline: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
