import { useTranslation } from 'react-i18next';

import type { OrderListQuery } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { useFailure } from '@/shared/lib/failure';
import { useServerGrid } from '@/shared/lib/list-query';
import { PageError } from '@/shared/ui/page-state';
import { ServerGrid } from '@/shared/ui/server-grid';

import { useOrderColumns } from './useOrderColumns';

const NEW_ORDERS_EVERY_MS = 30_000;

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
  // `data` outlives a page turn, so that the row count never drops to 0 and resets the page.
  const { data, currentData, error, refetch } = useGetOrdersQuery(query, {
    pollingInterval: NEW_ORDERS_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const hasFailed = error !== undefined && currentData === undefined;

  return (
    <>
      {error && <PageError message={failure(error, t('orders.failed'))} onRetry={refetch} />}
      {!hasFailed && (
        <ServerGrid
          {...grid}
          rows={data?.data ?? []}
          rowCount={data?.total ?? 0}
          columns={columns}
          rowHeight={rowHeight}
          loading={currentData === undefined}
          pageSizeOptions={[10, 25, 50]}
          emptyText={t('orders.empty')}
        />
      )}
    </>
  );
}
