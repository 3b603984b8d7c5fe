import Chip from '@mui/material/Chip';

import type { Fulfilment, OrderStatus } from '@contract/order';

import { useStatusLabel } from '../model/useStatusLabel';

/** Text colours that stay readable on their own tint (WCAG AA), by light and dark. */
const LOOK = {
  delivered: { light: '#14602F', dark: '#7FDBA2' },
  shipped: { light: '#174F7D', dark: '#8FC7F2' },
  processing: { light: '#5B2A86', dark: '#CBA6EE' },
  pending: { light: '#7A4A00', dark: '#F3C26B' },
  cancelled: { light: '#9B1C15', dark: '#F5A29B' },
} as const satisfies Record<OrderStatus, { light: string; dark: string }>;

const tint = (color: string) => `color-mix(in srgb, ${color} 14%, transparent)`;

interface OrderStatusChipProps {
  status: OrderStatus;
  fulfilment: Fulfilment;
}

export function OrderStatusChip({ status, fulfilment }: OrderStatusChipProps) {
  const { labelOf } = useStatusLabel();
  const { light, dark } = LOOK[status];

  return (
    <Chip
      size="small"
      label={labelOf({ status, fulfilment })}
      sx={[
        { color: light, bgcolor: tint(light) },
        (theme) => theme.applyStyles('dark', { color: dark, backgroundColor: tint(dark) }),
      ]}
    />
  );
}
