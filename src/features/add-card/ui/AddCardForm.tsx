import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { expiryYears } from '@contract/expiry';
import { cardForm, type PaymentGatewayName } from '@contract/paymentMethod';
import type { PaymentMethod } from '@contract/wire/paymentMethod';
import {
  FormActions,
  FormBody,
  FormCheckbox,
  Formik,
  FormRow,
  FormSelect,
  FormSubmit,
  FormTextField,
} from '@/shared/ui/form';

import { tokeniserOf } from '../api/tokeniser';
import { EMPTY_CARD } from '../model/cardValues';
import { useAddCard } from '../model/useAddCard';
import { CardNumberField } from './CardNumberField';
import { TestCards } from './TestCards';

const toOption = (value: number) => {
  const label = String(value).padStart(2, '0');
  return { id: value, name: label, name_ar: label };
};
const MONTHS = Array.from({ length: 12 }, (_, index) => toOption(index + 1));

interface AddCardFormProps {
  gateway: PaymentGatewayName;
  onSaved: (card: PaymentMethod) => void;
  /** Without it the form has no Cancel button. */
  onCancel?: () => void;
}

/** Saves a card by its token; only the gateway sees what is typed here. Uses the texts of `payment`. */
export function AddCardForm({ gateway, onSaved, onCancel }: AddCardFormProps) {
  const { t } = useTranslation('payment');
  const { formKey, add } = useAddCard(gateway, onSaved);
  const { testCards } = tokeniserOf(gateway);

  return (
    // A new form after each card: if it were only emptied, leaving the focused field would report that it is empty.
    <Formik key={formKey} initialValues={EMPTY_CARD} validationSchema={cardForm} onSubmit={add}>
      <FormBody>
        {testCards && <TestCards cards={testCards} />}
        <FormTextField name="holder_name" label={t('form.holder')} autoComplete="cc-name" />
        <CardNumberField />
        <FormRow>
          <FormSelect name="expiry_month" label={t('form.month')} options={MONTHS} autoComplete="cc-exp-month" />
          <FormSelect
            name="expiry_year"
            label={t('form.year')}
            options={expiryYears().map(toOption)}
            autoComplete="cc-exp-year"
          />
        </FormRow>
        <FormTextField
          name="cvv"
          label={t('form.cvv')}
          autoComplete="cc-csc"
          helperText={t('form.cvvHint')}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 3 } }}
        />
        <FormCheckbox name="is_default" label={t('form.isDefault')} />
        <FormActions>
          {onCancel && <Button onClick={onCancel}>{t('form.cancel')}</Button>}
          <FormSubmit noAnswer={t('form.noAnswer')}>{t('form.save')}</FormSubmit>
        </FormActions>
      </FormBody>
    </Formik>
  );
}
