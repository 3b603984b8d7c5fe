import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCancelOrderMutation } from '@/entities/order';
import { isAnswerLost } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { CodeIn } from '@/shared/ui/ltr';

interface CancelOrderButtonProps {
  order: Pick<OrderDetails, 'id' | 'order_code' | 'allowed_statuses' | 'payment_status'>;
  /** Called when no answer came, so that it is unknown whether the order is cancelled. */
  onAnswerLost?: () => void;
}

/** Shown while the order can be cancelled, which the server decides (`allowed_statuses`). */
export function CancelOrderButton({ order, onAnswerLost }: CancelOrderButtonProps) {
  const { t } = useTranslation('customer');
  const messageOf = useMessages();
  const [cancelOrder] = useCancelOrderMutation();
  const cancel = () => {
    const answered = cancelOrder(order.id).unwrap();
    answered.catch((error: unknown) => isAnswerLost(error) && onAnswerLost?.());
    return answered;
  };

  return (
    <ConfirmButton
      variant="outlined"
      isOffered={order.allowed_statuses.includes('cancelled')}
      label={t('cancelOrder')}
      title={t('cancelTitle')}
      body={
        <>
          <CodeIn code={order.order_code}>{t('cancelBody', { code: order.order_code })}</CodeIn>
          {order.payment_status === 'authorised' && ` ${t('cancelHeld')}`}
        </>
      }
      cancelLabel={t('keepOrder')}
      call={cancel}
      done={messageOf('orderCancelled')}
      failed={t('cancelFailed')}
    />
  );
}
