import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { orderListQuery } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { useFailure } from '@/shared/lib/failure';
import { useListQuery, useServerGrid } from '@/shared/lib/list-query';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { SearchField } from '@/shared/ui/search-field';
import { ServerGrid } from '@/shared/ui/server-grid';

import { OrderDialog } from './OrderDialog';
import { StatusTabs } from './StatusTabs';
import { useOrderColumns } from './useOrderColumns';

const NEW_ORDERS_EVERY_MS = 30_000;

export function StaffOrdersPage() {
  const { t } = useTranslation('staff');
  const failure = useFailure();
  const [query, setQuery] = useListQuery(orderListQuery);
  const [openOrder, setOpenOrder] = useState<number | null>(null);
  const grid = useServerGrid(query, setQuery);
  const { columns, rowHeight } = useOrderColumns({ hasStatus: query.status === undefined, onView: setOpenOrder });
  // `data`, not `currentData`: it outlives a page turn, so the row count never drops to 0 and resets the page.
  const {
    data: orders,
    error,
    isFetching,
    refetch,
  } = useGetOrdersQuery(query, {
    pollingInterval: NEW_ORDERS_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });

  return (
    <Stack spacing={2}>
      <PageTitle title={t('orders.title')} />
      <div>
        <Typography variant="h4" component="h1">
          {t('orders.title')}
        </Typography>
        <Typography color="textSecondary">{t('orders.subtitle')}</Typography>
      </div>
      <StatusTabs status={query.status} onPick={(status) => setQuery({ status })} />
      <Box sx={{ maxWidth: 420 }}>
        <SearchField label={t('orders.search')} value={query.q} onSearch={(q) => setQuery({ q })} />
      </Box>
      {error && <PageError message={failure(error, t('orders.failed'))} onRetry={refetch} />}
      <ServerGrid
        {...grid}
        rows={orders?.data ?? []}
        rowCount={orders?.total ?? 0}
        columns={columns}
        rowHeight={rowHeight}
        loading={isFetching && !orders}
        pageSizeOptions={[10, 25, 50]}
        emptyText={t('orders.empty')}
      />
      {openOrder !== null && <OrderDialog orderId={openOrder} onClose={() => setOpenOrder(null)} />}
    </Stack>
  );
}
