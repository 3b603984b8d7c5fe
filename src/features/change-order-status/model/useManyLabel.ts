import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useStatusLabel } from '@/entities/order';

/** The words for a status that several orders reach, with both where some are picked up and some are not. */
export function useManyLabel() {
  const { labelOf } = useStatusLabel();

  return (status: OrderStatus, orders: readonly Pick<OrderRow, 'fulfilment'>[]) =>
    [...new Set(orders.map(({ fulfilment }) => labelOf({ status, fulfilment })))].join(' / ');
}
