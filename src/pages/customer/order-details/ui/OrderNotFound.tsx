import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { PageEmpty } from '@/shared/ui/page-state';

export function OrderNotFound() {
  const { t } = useTranslation('customer');
  const messageOf = useMessages();
  const text = messageOf('orderNotFound');

  return (
    <PageEmpty isHeading message={text} picture="/images/empty-orders.svg">
      <Button component={Link} to={`${ROUTES.customer}?tab=orders`} variant="contained">
        {t('viewAllOrders')}
      </Button>
    </PageEmpty>
  );
}
