import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Fulfilment, OrderStatus } from '@contract/order';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

interface PickupWaitProps {
  order: { fulfilment: Fulfilment; status: OrderStatus };
  sx?: SxProps;
}

/** Asks the customer not to come before a pick-up order is ready. It mentions an e-mail only to customers who will get one. */
export function PickupWait({ order: { fulfilment, status }, sx }: PickupWaitProps) {
  const { t } = useTranslation('orders');
  const isMailed = useAppSelector(selectUser)?.is_email_verified;
  const isAwaited = fulfilment === 'pickup' && (status === 'pending' || status === 'processing');

  if (!isAwaited) return null;
  return (
    <Typography variant="body2" sx={sx}>
      {t(isMailed ? 'waitUntilMailed' : 'waitUntilReady')}
    </Typography>
  );
}
