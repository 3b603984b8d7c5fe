import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import { isSettledByHand } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { useRecordPaymentMutation } from '@/entities/order';
import { useMessages } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { CodeIn } from '@/shared/ui/ltr';

/** Tells staff that the customer's card was refused after the order was delivered, and lets them record the payment. */
export function RefusedPayment({ order }: { order: Pick<OrderDetails, 'id' | 'order_code' | 'payment_status'> }) {
  const { t } = useTranslation('staff');
  const messageOf = useMessages();
  const [recordPayment] = useRecordPaymentMutation();

  if (!isSettledByHand(order.payment_status)) return null;
  return (
    <Alert severity="warning">
      <div>{t('orders.paymentRefused')}</div>
      <ConfirmButton
        color="primary"
        variant="outlined"
        size="small"
        sx={{ mt: 1.5 }}
        label={t('orders.recordPayment')}
        title={t('orders.recordTitle')}
        body={<CodeIn code={order.order_code}>{t('orders.recordBody', { code: order.order_code })}</CodeIn>}
        call={() => recordPayment(order.id).unwrap()}
        done={messageOf('paymentRecorded')}
        failed={t('orders.recordFailed')}
      />
    </Alert>
  );
}
