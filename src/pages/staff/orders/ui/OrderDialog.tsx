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
  /** Null if the address has no valid order id. */
  orderId: number | null;
  /** The orders of the list from which it was opened. */
  queue: Queue;
  onGo: (orderId: number) => void;
  onClose: () => void;
}

/** One order in full, with buttons that print it and, as long as its status can change, the menu for that. */
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
      // The visible title leaves out the code, which the sheet shows; the accessible name has it.
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

/** The states without an order: it does not exist, it failed to load, or it is loading. */
function WithoutOrder({ error, isMissing, onRetry }: WithoutOrderProps) {
  const { t } = useTranslation('staff');
  const notFound = useMessages()('orderNotFound');

  if (isMissing || isNotFound(error)) return <PageError message={notFound} />;
  if (error) return <PageError error={error} message={t('orders.detailsFailed')} onRetry={onRetry} />;
  return <PageLoading />;
}
