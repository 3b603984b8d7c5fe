import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

import { useSay } from '@/shared/i18n';

type FormTextFieldProps = TextFieldProps & {
  name: string;
  /** What is right, said beside an error too: who made it needs the rule, or an example, most. */
  rule?: string;
};

/** A MUI text field bound to formik; speaks up only once the field has been touched. */
export function FormTextField({ name, helperText, rule, ...props }: FormTextFieldProps) {
  const say = useSay();
  const [field, { error, touched }] = useField<string | number>(name);
  const problem = touched && error ? say(error) : undefined;

  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      error={Boolean(problem)}
      helperText={problem && rule ? <WithRule problem={problem} rule={rule} /> : (problem ?? rule ?? helperText)}
    />
  );
}

const WithRule = ({ problem, rule }: { problem: string; rule: string }) => (
  <>
    {problem}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {rule}
    </Box>
  </>
);
