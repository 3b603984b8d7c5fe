import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { PageEmpty } from '@/shared/ui/page-state';

import { useCheckoutDraft } from '../model/useCheckoutDraft';
import { useUnansweredOrders } from '../model/useUnansweredOrders';

/**
 * Shown when the cart is empty, possibly because it was already ordered: in another tab, or by a call whose answer never came. In the
 * latter case it points to the orders first, because somebody who is only told to browse would order and pay twice.
 */
export function EmptyCart() {
  const { t } = useTranslation('checkout');
  const messageOf = useMessages();
  const { hasUnanswered, settle } = useUnansweredOrders();
  const { forget } = useCheckoutDraft();
  const message = hasUnanswered ? t('sentUnanswered') : messageOf('cartEmptyAtCheckout');

  const settleCart = useEffectEvent(() => {
    if (hasUnanswered) settle();
    forget();
  });
  useEffect(() => settleCart(), []);

  return (
    <PageEmpty message={message} picture="/images/empty-cart.svg">
      <Button component={Link} to={ROUTES.customer} variant={hasUnanswered ? 'contained' : 'text'}>
        {t('toDashboard')}
      </Button>
      <Button component={Link} to={ROUTES.medications} variant={hasUnanswered ? 'text' : 'contained'}>
        {t('browse')}
      </Button>
    </PageEmpty>
  );
}
