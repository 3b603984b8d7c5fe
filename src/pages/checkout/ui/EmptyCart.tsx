import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useSay } from '@/shared/i18n';
import { PageEmpty } from '@/shared/ui/page-state';

export function EmptyCart() {
  const { t } = useTranslation('checkout');
  const say = useSay();
  const message = say('cartEmptyAtCheckout');

  return (
    <PageEmpty message={message} picture="/images/empty-cart.svg">
      <Button component={Link} to={ROUTES.medications} variant="contained">
        {t('browse')}
      </Button>
    </PageEmpty>
  );
}
