import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

import { brandOf, digitsOf } from '@contract/cardNumber';
import { useMessages } from '@/shared/i18n';
import { useIsRequired } from '@/shared/ui/form';

import { regroup } from '../model/cardValues';

/** 19 digits and the spaces between them. */
const LONGEST = 23;

/** Groups the digits while they are typed, and shows the brand as soon as it is known. */
export function CardNumberField() {
  const { t } = useTranslation(['payment', 'orders']);
  const messageOf = useMessages();
  const isRequired = useIsRequired('number');
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>('number');
  // People do not see the token, so an error of it is shown at the number.
  const [, { error: refusal }] = useField('token');
  const wrong = error ?? refusal;
  const problem = touched && wrong ? messageOf(wrong) : undefined;
  const brand = brandOf(digitsOf(value));

  const change = ({ value: typed, selectionStart }: HTMLInputElement) => {
    // Not while correcting digits in the middle, because grouping would move the caret.
    const isAtEnd = selectionStart === typed.length;
    void setValue(isAtEnd ? regroup(typed) : typed);
  };

  return (
    <TextField
      fullWidth
      id="number"
      name="number"
      label={t('payment:form.number')}
      autoComplete="cc-number"
      value={value}
      onChange={(event) => change(event.target as HTMLInputElement)}
      onBlur={(event) => {
        void setValue(regroup(value));
        onBlur(event);
      }}
      error={Boolean(problem)}
      helperText={problem}
      slotProps={{
        htmlInput: { 'aria-required': isRequired, dir: 'ltr', inputMode: 'numeric', maxLength: LONGEST },
        input: {
          endAdornment: brand && (
            <InputAdornment position="end" aria-live="polite">
              {t(`orders:card.${brand}`)}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
