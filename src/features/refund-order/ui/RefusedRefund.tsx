import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';

/** For staff whose customer waits for money that the card did not take. */
export function RefusedRefund({ order }: { order: Pick<OrderDetails, 'refundable'> }) {
  const { t } = useTranslation('staff');

  if (order.refundable?.way !== 'refused') return null;
  return <Alert severity="warning">{t('orders.refund.cardRefused')}</Alert>;
}
