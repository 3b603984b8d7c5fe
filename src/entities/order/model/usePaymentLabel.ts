import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCardName } from '@/shared/lib/card-name';

/** How an order is paid and how far that has come. Speaks the texts of `orders`. */
export function usePaymentLabel() {
  const { t } = useTranslation('orders');
  const nameOf = useCardName();

  return {
    methodOf: ({ payment_method, card }: Pick<OrderDetails, 'payment_method' | 'card'>) => {
      const method = t(`payment.${payment_method}`);
      return card ? t('paymentWithCard', { method, card: nameOf(card) }) : method;
    },
    // Nobody comes to fetch the cash of an order that was called off.
    stateOf: ({ status, payment_status }: Pick<OrderDetails, 'status' | 'payment_status'>) =>
      t(`paymentStatus.${status === 'cancelled' && payment_status === 'due' ? 'nothingDue' : payment_status}`),
  };
}
