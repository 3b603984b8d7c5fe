import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderListQuery } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { LIVE } from '@/shared/api';
import { useFailure } from '@/shared/lib/failure';
import { gridRows, useServerGrid } from '@/shared/lib/list-query';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
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
  const failure = useFailure();
  const grid = useServerGrid(query, onQuery);
  const { columns, rowHeight } = useOrderColumns({ hasStatus: query.status === undefined, onView });
  const answered = useGetOrdersQuery(query, LIVE);
  const { hasFailed, isEmpty, shown } = gridRows(answered);
  const { error, refetch } = answered;

  if (!query.q && query.status === undefined && isEmpty) {
    return (
      <PageEmpty message={t('orders.empty')}>
        <Typography color="textSecondary">{t('orders.emptyHint')}</Typography>
      </PageEmpty>
    );
  }

  return (
    <>
      {error && <PageError message={failure(error, t('orders.failed'))} onRetry={refetch} />}
      {!hasFailed && (
        <ServerGrid
          {...grid}
          {...shown}
          columns={columns}
          rowHeight={rowHeight}
          pageSizeOptions={[10, 25, 50]}
          emptyText={t('orders.empty')}
        />
      )}
    </>
  );
}
