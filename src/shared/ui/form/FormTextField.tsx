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
  /** An example of a right value, or how much was typed; stays visible beside an error. */
  example?: ReactNode;
  slotProps?: SlotProps;
};

/** A MUI text field bound to formik. Its error shows only after the field has been touched. */
export function FormTextField({ name, helperText, example, slotProps, ...props }: FormTextFieldProps) {
  const messageOf = useMessages();
  const missing = useEmptyProblem(name);
  // Destructured, because formik returns new objects at each render: this lets the React compiler skip fields whose parts are the same.
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
          // In date and time inputs the focus is on a part of the field, which inherits the description but not `aria-required`.
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
