import { useTranslation } from 'react-i18next';

import type { Fulfilment, OrderStatus } from '@contract/order';

interface Progress {
  status: OrderStatus;
  fulfilment: Fulfilment;
}

/** An order that is picked up is never "shipped" to anybody. */
const isPickedUp = (status: OrderStatus, fulfilment: Fulfilment): status is 'shipped' | 'delivered' =>
  fulfilment === 'pickup' && (status === 'shipped' || status === 'delivered');

/** The words for a status. */
export function useStatusLabel() {
  const { t } = useTranslation('orders');

  return {
    labelOf: ({ status, fulfilment }: Progress) =>
      isPickedUp(status, fulfilment) ? t(`pickup.${status}`) : t(`status.${status}`),
    eventOf: ({ status, fulfilment }: Progress) =>
      isPickedUp(status, fulfilment) ? t(`pickupEvent.${status}`) : t(`event.${status}`),
  };
}
