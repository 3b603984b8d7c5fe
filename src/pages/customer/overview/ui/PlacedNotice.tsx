import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Purchase } from '@contract/wire/order';

/** Shown once to a customer who comes straight from the checkout. */
export function PlacedNotice() {
  const { t } = useTranslation('customer');
  const placed = (useLocation().state as { placed?: Purchase } | null)?.placed;
  if (!placed) return null;

  return (
    <Alert severity="success" sx={{ mb: 3 }}>
      <AlertTitle>{t('placedTitle')}</AlertTitle>
      {t('yourOrders', { codes: placed.orders.map(({ order_code }) => order_code).join(' · ') })}
    </Alert>
  );
}
