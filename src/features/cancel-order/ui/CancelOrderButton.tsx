import { Trans, useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCancelOrderMutation } from '@/entities/order';
import { useSay } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { Code } from '@/shared/ui/ltr';

/** For a customer whose order still waits; the server decides whether it does. */
export function CancelOrderButton({ order }: { order: Pick<OrderDetails, 'id' | 'order_code' | 'allowed_statuses'> }) {
  const { t } = useTranslation('customer');
  const say = useSay();
  const [cancelOrder] = useCancelOrderMutation();

  if (!order.allowed_statuses.includes('cancelled')) return null;
  return (
    <ConfirmButton
      variant="outlined"
      label={t('cancelOrder')}
      title={t('cancelTitle')}
      body={<Trans t={t} i18nKey="cancelBody" values={{ code: order.order_code }} components={{ code: <Code /> }} />}
      cancelLabel={t('keepOrder')}
      call={() => cancelOrder(order.id).unwrap()}
      done={say('orderCancelled')}
      failed={t('cancelFailed')}
    />
  );
}
