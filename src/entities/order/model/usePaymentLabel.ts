import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCardName } from '@/shared/lib/card-name';

/** How an order is paid and how far that has come. Speaks the texts of `orders`. */
export function usePaymentLabel() {
  const { t } = useTranslation('orders');
  const nameOf = useCardName();

  return {
    methodOf: ({ payment_method, fulfilment, card }: Pick<OrderDetails, 'payment_method' | 'fulfilment' | 'card'>) => {
      const isAtPharmacy = payment_method === 'cash_on_delivery' && fulfilment === 'pickup';
      const method = t(`payment.${isAtPharmacy ? 'cash_on_pickup' : payment_method}`);
      return card ? t('paymentWithCard', { method, card: nameOf(card) }) : method;
    },
    // Nobody comes to fetch the cash of an order that was called off, or that a promo code has paid for.
    stateOf: ({
      status,
      payment_status,
      total_amount,
    }: Pick<OrderDetails, 'status' | 'payment_status' | 'total_amount'>) => {
      const isNothingDue = payment_status === 'due' && (status === 'cancelled' || total_amount === 0);
      return t(`paymentStatus.${isNothingDue ? 'nothingDue' : payment_status}`);
    },
  };
}
