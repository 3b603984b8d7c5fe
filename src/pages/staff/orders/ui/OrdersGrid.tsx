import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderListQuery } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { LIVE } from '@/shared/api';
import { ServerGrid } from '@/shared/ui/server-grid';

import { useOrderColumns } from './useOrderColumns';

interface OrdersGridProps {
  query: OrderListQuery;
  onQuery: (patch: Partial<OrderListQuery>) => void;
  onView: (orderId: number) => void;
}

/** One page of the pharmacy's orders, asked for again and again: new ones come in while somebody looks at it. */
export function OrdersGrid({ query, onQuery, onView }: OrdersGridProps) {
  const { t } = useTranslation('staff');
  const { columns, rowHeight } = useOrderColumns({ hasStatus: query.status === undefined, onView });
  const answered = useGetOrdersQuery(query, LIVE);

  return (
    <ServerGrid
      aria-label={t('orders.title')}
      query={query}
      onQuery={onQuery}
      answered={answered}
      columns={columns}
      rowHeight={rowHeight}
      pageSizeOptions={[10, 25, 50]}
      failedText={t('orders.failed')}
      emptyText={t('orders.empty')}
    >
      <Typography color="textSecondary">{t('orders.emptyHint')}</Typography>
    </ServerGrid>
  );
}
