import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { PAGE_SIZE } from '@contract/limits';
import { useGetOrdersQuery } from '@/entities/order';
import { REFETCHED } from '@/shared/api';
import { useExistingPage } from '@/shared/lib/list-query';
import { ListStatus, Pager, usePageTurn } from '@/shared/ui/pager';

import { OrderCards } from './OrderCards';

interface OrdersTabProps {
  page: number;
  onPage: (page: number) => void;
}

export function OrdersTab({ page, onPage }: OrdersTabProps) {
  const { t } = useTranslation('customer');
  const { data, currentData, error, refetch } = useGetOrdersQuery(
    { page, paginate: PAGE_SIZE.customerOrders },
    REFETCHED,
  );
  const orders = useExistingPage(data);
  const lastPage = orders?.last_page ?? 1;
  const { start, turn } = usePageTurn(onPage);
  const hasFailed = error !== undefined && !currentData;

  return (
    <Stack spacing={3}>
      <ListStatus ref={start} page={orders?.current_page ?? page} lastPage={lastPage} isStale={!currentData}>
        <Typography variant="h5" component="h2">
          {t('orderHistory')}
        </Typography>
      </ListStatus>
      <OrderCards
        orders={hasFailed ? undefined : orders?.data}
        isStale={!currentData}
        error={error}
        onRetry={refetch}
        expected={PAGE_SIZE.customerOrders}
        returnPage={page}
      />
      <Pager page={page} lastPage={lastPage} onPage={turn} />
    </Stack>
  );
}
