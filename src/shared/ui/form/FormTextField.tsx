import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

import { useSay } from '@/shared/i18n';

type FormTextFieldProps = TextFieldProps & {
  name: string;
  /** An example of what is right, said beside an error too. */
  example?: string;
};

/** A MUI text field bound to formik; speaks up only once the field has been touched. */
export function FormTextField({ name, helperText, example, ...props }: FormTextFieldProps) {
  const say = useSay();
  const [field, { error, touched }] = useField<string | number>(name);
  const problem = touched && error ? say(error) : undefined;

  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      error={Boolean(problem)}
      helperText={
        problem && example ? <WithExample problem={problem} example={example} /> : (problem ?? example ?? helperText)
      }
    />
  );
}

const WithExample = ({ problem, example }: { problem: string; example: string }) => (
  <>
    {problem}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {example}
    </Box>
  </>
);
