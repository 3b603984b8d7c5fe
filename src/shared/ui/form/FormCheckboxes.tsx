import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

import { useMessages } from '@/shared/i18n';

import { useEmptyProblem } from './useIsRequired';

interface FormCheckboxesProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const NONE: string[] = [];

/** A choice of several options. The value is in the order of the options, whatever order they were ticked in. */
export function FormCheckboxes({ name, label, options }: FormCheckboxesProps) {
  const messageOf = useMessages();
  const hintId = useId();
  const missing = useEmptyProblem(name, NONE);
  const [{ value: ticked, onBlur }, { error, touched }] = useField<string[]>(name);
  const { setFieldValue } = useFormikContext();
  const problem = touched && error ? messageOf(error) : undefined;

  const tick = (changed: string, isTicked: boolean) =>
    setFieldValue(
      name,
      options.map(({ value }) => value).filter((value) => (value === changed ? isTicked : ticked.includes(value))),
    );

  return (
    <FormControl
      component="fieldset"
      // That a choice is required is said of the group, since no single box is required. The error text says the same, so not both.
      aria-description={missing && !problem ? messageOf(missing) : undefined}
      error={Boolean(problem)}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))' }}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                name={name}
                checked={ticked.includes(option.value)}
                onBlur={onBlur}
                onChange={(_event, isTicked) => void tick(option.value, isTicked)}
                slotProps={{
                  input: { 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem && hintId },
                }}
              />
            }
          />
        ))}
      </FormGroup>
      {problem && (
        <FormHelperText id={hintId} sx={{ marginInline: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
