import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { PAYMENT_METHODS, type PaymentMethod } from '@contract/order';
import type { PaymentMethods } from '@contract/wire/paymentMethod';
import { usePaymentLabel } from '@/entities/order';
import { FormRadios } from '@/shared/ui/form';
import { PageError } from '@/shared/ui/page-state';

import { CardChoice } from './CardChoice';
import { NamedByHeading, Section } from './Section';

interface PaymentSectionProps {
  /** Whether something is delivered. If everything is picked up, cash is paid at the pharmacy. */
  isDelivered: boolean;
  methods: PaymentMethods | undefined;
  onRetry: () => unknown;
}

/** Cards are offered if a gateway takes them; `methods` is undefined if that could not be fetched. */
export function PaymentSection({ isDelivered, methods, onRetry }: PaymentSectionProps) {
  const { t } = useTranslation('checkout');
  const [{ value: chosen }] = useField<PaymentMethod>('payment_method');
  const { isSubmitting } = useFormikContext();
  const { methodOf } = usePaymentLabel();
  const fulfilment = isDelivered ? 'delivery' : 'pickup';
  const gateway = methods?.gateway ?? null;
  const offered = PAYMENT_METHODS.filter((method) => method !== 'credit_card' || gateway !== null);

  return (
    <Section title={t('payment')}>
      <NamedByHeading>
        <FormRadios
          name="payment_method"
          label={t('paymentMethod')}
          options={offered.map((method) => ({
            value: method,
            label: methodOf({ payment_method: method, fulfilment, card: null }),
          }))}
          disabled={isSubmitting}
        />
      </NamedByHeading>
      {methods ? (
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {t(`${chosen}Hint`)}
        </Typography>
      ) : (
        <PageError message={t('cardsFailed')} onRetry={onRetry} />
      )}
      {methods && gateway && chosen === 'credit_card' && <CardChoice gateway={gateway} cards={methods.cards} />}
    </Section>
  );
}
