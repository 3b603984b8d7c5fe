import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

import { PAYMENT_METHODS, type PaymentMethod } from '@contract/order';
import { FormRadios } from '@/shared/ui/form';

import { Section } from './Section';

export function PaymentSection() {
  const { t } = useTranslation('checkout');
  const [{ value: chosen }] = useField<PaymentMethod>('payment_method');

  return (
    <Section title={t('payment')}>
      <FormRadios
        name="payment_method"
        label={t('paymentMethod')}
        options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(method) }))}
      />
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {t(`${chosen}Hint`)}
      </Typography>
    </Section>
  );
}
