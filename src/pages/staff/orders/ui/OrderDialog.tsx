import { useTranslation } from 'react-i18next';

import { useGetOrderQuery } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { LIVE } from '@/shared/api';
import { useFailure } from '@/shared/lib/failure';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { OrderSheet } from './OrderSheet';
import { PrintButtons } from './PrintButtons';

interface OrderDialogProps {
  orderId: number;
  onClose: () => void;
}

/** One order in full and on paper, with the menu that moves it as long as it can move. */
export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const { t } = useTranslation('staff');
  const failure = useFailure();
  const { currentData: order, error, refetch } = useGetOrderQuery(orderId, LIVE);
  const actions = order && (
    <>
      <PrintButtons order={order} />
      <StatusMenu order={order} />
    </>
  );

  return (
    <WideDialog title={t('orders.details')} onClose={onClose} actions={actions}>
      {order && <OrderSheet order={order} />}
      {!order && !error && <PageLoading />}
      {!order && error && <PageError message={failure(error, t('orders.detailsFailed'))} onRetry={refetch} />}
    </WideDialog>
  );
}
