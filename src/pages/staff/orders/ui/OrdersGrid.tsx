import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderListQuery } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { POLLED } from '@/shared/api';
import type { RowLink } from '@/shared/lib/list-query';
import { ServerGrid } from '@/shared/ui/server-grid';

import { useOrderColumns } from './useOrderColumns';

interface OrdersGridProps {
  query: OrderListQuery;
  onQueryChange: (patch: Partial<OrderListQuery>) => void;
  onView: (orderId: number) => void;
  linkTo: (orderId: number) => RowLink;
}

/** One page of the pharmacy's orders, asked for again and again: new ones come in while somebody looks at it. */
export function OrdersGrid({ query, onQueryChange, onView, linkTo }: OrdersGridProps) {
  const { t } = useTranslation('staff');
  const { columns, rowHeight } = useOrderColumns({ hasStatus: query.status === undefined, onView, linkTo });
  const result = useGetOrdersQuery(query, POLLED);

  return (
    <ServerGrid
      aria-label={t('orders.title')}
      query={query}
      onQueryChange={onQueryChange}
      result={result}
      columns={columns}
      rowHeight={rowHeight}
      onRowClick={({ id }, { target }) => isOnRow(target as Element) && onView(Number(id))}
      pageSizeOptions={[10, 25, 50]}
      failedText={t('orders.failed')}
      emptyText={t('orders.empty')}
    >
      <Typography color="textSecondary">{t('orders.emptyHint')}</Typography>
    </ServerGrid>
  );
}

/** Not on something in the row that does what it says, nor at the end of marking a text to copy. */
const isOnRow = (target: Element) => !target.closest('a, button') && getSelection()?.isCollapsed !== false;
