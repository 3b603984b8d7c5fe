import Box from '@mui/material/Box';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n';

import { useEarlyFill } from './useEarlyFill';
import { useEmptyProblem } from './useIsRequired';

const IN_PARTS: (string | undefined)[] = ['date', 'time'];

type SlotProps = Omit<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'> & { htmlInput?: InputBaseComponentProps };

type FormTextFieldProps = Omit<TextFieldProps, 'slotProps'> & {
  name: string;
  /** An example of what is right, or how much of it there is, said beside an error too. */
  example?: ReactNode;
  slotProps?: SlotProps;
};

/** A MUI text field bound to formik; speaks up only once the field has been touched. */
export function FormTextField({ name, helperText, example, slotProps, ...props }: FormTextFieldProps) {
  const messageOf = useMessages();
  const missing = useEmptyProblem(name);
  // One by one: formik gives a new object for them each time, and a field renders again only where something of it has changed.
  const [{ value, onChange, onBlur }, { error, touched }] = useField<string | number>(name);
  const input = useEarlyFill(name, value);
  const problem = touched && error ? messageOf(error) : undefined;

  return (
    <TextField
      fullWidth
      {...props}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      slotProps={{
        ...slotProps,
        htmlInput: {
          ref: input,
          'aria-required': Boolean(missing),
          // Of a date or time browsers give the focus to a part, which passes a description on, and not that it is required.
          'aria-description': missing && IN_PARTS.includes(props.type) ? messageOf(missing) : undefined,
          ...slotProps?.htmlInput,
        },
      }}
      error={Boolean(problem)}
      helperText={
        problem && example ? <WithExample problem={problem} example={example} /> : (problem ?? example ?? helperText)
      }
    />
  );
}

const WithExample = ({ problem, example }: { problem: string; example: ReactNode }) => (
  <>
    {problem}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {example}
    </Box>
  </>
);
