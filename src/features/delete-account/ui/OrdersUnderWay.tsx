import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

/** Says that an account with open orders cannot be deleted, and links to the orders. */
export function OrdersUnderWay({ text }: { text: string }) {
  const { t } = useTranslation('settings');

  return (
    <Alert severity="warning">
      {text}
      <Link
        component={RouterLink}
        to={`${ROUTES.customer}?tab=orders`}
        color="inherit"
        sx={{ display: 'block', mt: 1 }}
      >
        {t('delete.toOrders')}
      </Link>
    </Alert>
  );
}
