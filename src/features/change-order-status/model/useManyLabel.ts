import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useStatusLabel } from '@/entities/order';

/** The label of a status for several orders: both labels if some are picked up and some are delivered. */
export function useManyLabel() {
  const { labelOf } = useStatusLabel();

  return (status: OrderStatus, orders: readonly Pick<OrderRow, 'fulfilment'>[]) =>
    [...new Set(orders.map(({ fulfilment }) => labelOf({ status, fulfilment })))].join(' / ');
}
