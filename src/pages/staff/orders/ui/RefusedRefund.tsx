import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useFormat } from '@/shared/lib/format';

/** Tells staff that the customer's card has refused a refund, so that the money is still owed. */
export function RefusedRefund({ order }: { order: Pick<OrderDetails, 'refused_amount'> }) {
  const { t } = useTranslation('staff');
  const { money } = useFormat();
  const { refused_amount: owed } = order;

  if (owed === 0) return null;
  return <Alert severity="warning">{t('orders.refund.cardRefused', { amount: money(owed) })}</Alert>;
}
