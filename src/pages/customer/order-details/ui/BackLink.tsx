import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

/** Leads back to the page of the order history from which the order was opened. */
export function BackLink() {
  const { t } = useTranslation('customer');
  const [params] = useSearchParams();
  const page = Number(params.get('returnPage'));
  const search = Number.isInteger(page) && page > 1 ? `?tab=orders&page=${page}` : '?tab=orders';

  return (
    <Button
      component={Link}
      to={ROUTES.customer + search}
      startIcon={<ArrowBackIcon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
      sx={{ mb: 1, marginInlineStart: -2 }}
    >
      {t('backToOrders')}
    </Button>
  );
}
