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
  /** Whether it is the bar at the bottom of a narrow screen, which repeats the total because the summary is far from it. */
  isBar?: boolean;
}

/** The button that places the order, and beside it the reason why it cannot be placed. The page renders it once. */
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
