import { useTranslation } from 'react-i18next';

import type { Fulfilment, OrderStatus } from '@contract/order';

interface Progress {
  status: OrderStatus;
  fulfilment: Fulfilment;
}

/** The words for a status; an order that is picked up is never "shipped" to anybody. */
export function useStatusLabel() {
  const { t } = useTranslation('orders');

  return {
    labelOf: ({ status, fulfilment }: Progress) =>
      fulfilment === 'pickup' && (status === 'shipped' || status === 'delivered')
        ? t(`pickup.${status}`)
        : t(`status.${status}`),
    eventOf: ({ status, fulfilment }: Progress) =>
      fulfilment === 'pickup' && (status === 'shipped' || status === 'delivered')
        ? t(`pickupEvent.${status}`)
        : t(`event.${status}`),
  };
}
