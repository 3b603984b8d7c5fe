import type { Fulfilment, OrderStatus } from '@contract/order';
import { StatusChip, type StatusColor } from '@/shared/ui/status-chip';

import { useStatusLabel } from '../model/useStatusLabel';

const COLOR = {
  delivered: 'green',
  shipped: 'blue',
  processing: 'purple',
  pending: 'yellow',
  cancelled: 'red',
} as const satisfies Record<OrderStatus, StatusColor>;

interface OrderStatusChipProps {
  status: OrderStatus;
  fulfilment: Fulfilment;
}

export function OrderStatusChip({ status, fulfilment }: OrderStatusChipProps) {
  const { labelOf } = useStatusLabel();

  return <StatusChip color={COLOR[status]} label={labelOf({ status, fulfilment })} />;
}
