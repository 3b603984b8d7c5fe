import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ReorderNotice } from '@/features/reorder';
import { ROUTES } from '@/shared/config';
import { selectIsSignedIn, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageEmpty } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { CartContent } from './CartContent';

/** The navigation state for the sign-in and sign-up forms: they lead back to the cart, which is the previous entry of the history. */
const FROM_HERE = { from: ROUTES.cart, isBehind: true };

const PICTURE = '/images/empty-cart.svg';

/** Everybody may open this page, but only customers have a cart. */
export function CartPage() {
  const { t } = useTranslation('cart');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userType = useAppSelector(selectUserType);

  return (
    <>
      <PageTitle title={t('title')} />
      <PageBreadcrumbs trail={[{ label: t('home'), to: ROUTES.home }]} current={t('title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 3 }}>
        {t('heading')}
      </Typography>
      <ReorderNotice />
      {isSignedIn && userType === 'user' && <CartContent />}
      {isSignedIn && userType === 'pharmacy' && <PageEmpty message={t('staff')} picture={PICTURE} />}
      {!isSignedIn && (
        <PageEmpty message={t('guest')} picture={PICTURE}>
          <Button component={Link} to={ROUTES.signIn} state={FROM_HERE} variant="contained">
            {t('signIn')}
          </Button>
          <Button component={Link} to={ROUTES.signUp} state={FROM_HERE}>
            {t('createAccount')}
          </Button>
        </PageEmpty>
      )}
    </>
  );
}
