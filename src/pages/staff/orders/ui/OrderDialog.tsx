import { useTranslation } from 'react-i18next';

import { useLiveOrder } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { isNotFound } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { HiddenText } from '@/shared/ui/hidden-text';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import type { Queue } from '../model/useQueue';
import { OrderSheet } from './OrderSheet';
import { PrintButtons } from './PrintButtons';
import { QueueSteps } from './QueueSteps';
import { RefundButton } from './RefundButton';

interface OrderDialogProps {
  /** Null where the address names what can not be an order. */
  orderId: number | null;
  /** The orders that it was opened from. */
  queue: Queue;
  onGo: (orderId: number) => void;
  onClose: () => void;
}

/** One order in full and on paper, with the menu that moves it as long as it can move. */
export function OrderDialog({ orderId, queue, onGo, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { currentData: order, error, refetch } = useLiveOrder(orderId);
  const title = t('staff:orders.details');
  const code = order && `${t('common:comma')}${order.order_code}`;
  const actions = order && (
    <>
      <PrintButtons order={order} />
      <StatusMenu key={order.id} order={order} />
      <RefundButton key={`refund ${order.id}`} order={order} />
    </>
  );

  return (
    <WideDialog
      // The sheet says to the eye which one it is, and says it alone.
      title={title}
      name={code && title + code}
      onClose={onClose}
      isInAddress
      steps={
        orderId !== null && (
          <QueueSteps queue={queue} orderId={orderId} onGo={onGo}>
            <HiddenText>{code}</HiddenText>
          </QueueSteps>
        )
      }
      actions={actions}
    >
      {order ? (
        <OrderSheet order={order} />
      ) : (
        <WithoutOrder error={error} isMissing={orderId === null} onRetry={refetch} />
      )}
    </WideDialog>
  );
}

interface WithoutOrderProps {
  error: unknown;
  isMissing: boolean;
  onRetry: () => unknown;
}

/** No such order, no answer, or none yet. */
function WithoutOrder({ error, isMissing, onRetry }: WithoutOrderProps) {
  const { t } = useTranslation('staff');
  const notFound = useMessages()('orderNotFound');

  if (isMissing || isNotFound(error)) return <PageError message={notFound} />;
  if (error) return <PageError error={error} message={t('orders.detailsFailed')} onRetry={onRetry} />;
  return <PageLoading />;
}
