import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import type { Cart } from '@contract/wire/cart';
import { StickyTotal } from '@/shared/ui/sticky-total';

import type { Refusal } from '../model/usePlaceOrder';
import { CartNotice } from './CartNotice';
import { StillSending } from './StillSending';

interface PlaceOrderProps {
  cart: Cart;
  total: number;
  refusal: Refusal | null;
  /** At the bottom of a narrow screen, with the total: the summary is far below. */
  isBar?: boolean;
}

/** The button, and by it what keeps the order from going. There is one of it on the page. */
export function PlaceOrder({ isBar = false, ...props }: PlaceOrderProps) {
  const { t } = useTranslation(['checkout', 'orders']);
  const { isSubmitting } = useFormikContext();
  const notice = (
    <>
      <CartNotice {...props} />
      {isSubmitting && <StillSending />}
    </>
  );
  const button = (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
      {t('checkout:placeOrder')}
    </Button>
  );

  if (!isBar) {
    return (
      <>
        {notice}
        {button}
      </>
    );
  }
  return (
    <StickyTotal label={t('orders:total')} amount={props.total} notice={notice}>
      {button}
    </StickyTotal>
  );
}
