import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Cart } from '@contract/wire/cart';
import { ROUTES } from '@/shared/config';

import { hasProblems } from '../model/hasProblems';

/** In the summary, or in the bar of a narrow screen. */
export function ProceedButton({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');

  return (
    <Button component={Link} to={ROUTES.checkout} variant="contained" size="large" disabled={hasProblems(cart)}>
      {t('proceed')}
    </Button>
  );
}
