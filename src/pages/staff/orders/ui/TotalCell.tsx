import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { OrderStatusChip } from '@/entities/order';
import { Money } from '@/shared/ui/money';

interface TotalCellProps {
  order: OrderRow;
  hasStatus: boolean;
}

/** The cell of a phone for the total and the status of an order. */
export function TotalCell({ order, hasStatus }: TotalCellProps) {
  const { t } = useTranslation('orders');

  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0, lineHeight: 1.4 }}>
      <Money amount={order.total_amount} />
      {hasStatus ? (
        <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
      ) : (
        <Typography variant="caption" color="textSecondary">
          {t('itemCount', { count: order.total_items })}
        </Typography>
      )}
    </Stack>
  );
}
