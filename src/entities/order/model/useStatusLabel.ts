import { useTranslation } from 'react-i18next';

import type { Fulfilment, OrderStatus } from '@contract/order';

interface Progress {
  status: OrderStatus;
  fulfilment: Fulfilment;
}

/** Pick-up orders have their own words instead of "shipped" and "delivered". */
const isPickedUp = (status: OrderStatus, fulfilment: Fulfilment): status is 'shipped' | 'delivered' =>
  fulfilment === 'pickup' && (status === 'shipped' || status === 'delivered');

export function useStatusLabel() {
  const { t } = useTranslation('orders');

  return {
    labelOf: ({ status, fulfilment }: Progress) =>
      isPickedUp(status, fulfilment) ? t(`pickup.${status}`) : t(`status.${status}`),
    eventOf: ({ status, fulfilment }: Progress) =>
      isPickedUp(status, fulfilment) ? t(`pickupEvent.${status}`) : t(`event.${status}`),
  };
}
