import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Purchase } from '@contract/wire/order';
import { ROUTES } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { ToastsAtEnd } from '@/shared/lib/toast';
import { Ltr } from '@/shared/ui/ltr';

/** Shown until the dashboard has loaded. If that takes long, it gives the order codes and a link. */
export function OrderPlaced({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('checkout');
  const messageOf = useMessages();
  const title = messageOf('orderPlaced');
  const codes = purchase.orders.map(({ order_code }) => order_code).join(', ');

  return (
    // No role of its own, since a toast already announces the order.
    <Alert
      role="none"
      severity="success"
      action={
        <Button component={Link} to={ROUTES.customer} color="inherit" size="small">
          {t('toDashboard')}
        </Button>
      }
    >
      <ToastsAtEnd />
      <AlertTitle>{title}</AlertTitle>
      {t('placedCodes', { count: purchase.orders.length })} <Ltr>{codes}</Ltr>
    </Alert>
  );
}
