import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCancelOrderMutation } from '@/entities/order';
import { useSay } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { CodeIn } from '@/shared/ui/ltr';

/** For a customer whose order still waits; the server decides whether it does. */
export function CancelOrderButton({ order }: { order: Pick<OrderDetails, 'id' | 'order_code' | 'allowed_statuses'> }) {
  const { t } = useTranslation('customer');
  const say = useSay();
  const [cancelOrder] = useCancelOrderMutation();

  return (
    <ConfirmButton
      variant="outlined"
      isOffered={order.allowed_statuses.includes('cancelled')}
      label={t('cancelOrder')}
      title={t('cancelTitle')}
      body={<CodeIn code={order.order_code}>{t('cancelBody', { code: order.order_code })}</CodeIn>}
      cancelLabel={t('keepOrder')}
      call={() => cancelOrder(order.id).unwrap()}
      done={say('orderCancelled')}
      failed={t('cancelFailed')}
    />
  );
}
