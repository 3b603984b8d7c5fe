import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { STAFF_PAGE_SIZE } from '@contract/staffLimits';
import { isNotFound, REFETCHED } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { PageError } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { useGetCustomerQuery } from '../api/customersApi';
import { useFullName } from '../model/useFullName';
import { useOrdersPage } from '../model/useOrdersPage';
import { CustomerSheet } from './CustomerSheet';
import { OrderHistory } from './OrderHistory';

const paginate = STAFF_PAGE_SIZE.ordersOfCustomer;

interface CustomerDialogProps {
  /** Null if the address has no valid customer id. */
  customerId: number | null;
  onClose: () => void;
}

export function CustomerDialog({ customerId, onClose }: CustomerDialogProps) {
  const { t } = useTranslation(['customers', 'common']);
  const notFound = useMessages()('customerNotFound');
  const { fullNameOf } = useFullName();
  const [page, setPage] = useOrdersPage();
  // `data` keeps the customer on the screen while another page of their orders is loading.
  const { data, currentData, error, refetch } = useGetCustomerQuery(
    customerId === null ? skipToken : { id: customerId, page, paginate },
    REFETCHED,
  );
  const isMissing = customerId === null || isNotFound(error);
  const problem = isMissing ? (
    <PageError message={notFound} />
  ) : (
    error && !currentData && <PageError error={error} message={t('customers:detailsFailed')} onRetry={refetch} />
  );

  return (
    <WideDialog
      title={t('customers:details')}
      name={data && t('customers:details') + t('common:comma') + fullNameOf(data)}
      onClose={onClose}
      isInAddress
    >
      {data ? (
        <CustomerSheet customer={data}>
          {problem ?? (
            <OrderHistory
              orders={data.orders}
              isTurning={!currentData}
              page={page}
              lastPage={Math.ceil(data.total_orders / paginate)}
              onPage={setPage}
            />
          )}
        </CustomerSheet>
      ) : (
        (problem ?? <Waiting />)
      )}
    </WideDialog>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-busy aria-label={t('loading')}>
      <Skeleton height={72} width="60%" />
      <Skeleton variant="rounded" height={96} sx={{ my: 2 }} />
      <Skeleton variant="rounded" height={160} />
    </Box>
  );
}
