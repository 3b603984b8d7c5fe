import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Cart } from '@contract/wire/cart';
import { ROUTES } from '@/shared/config';

import { hasProblems } from '../model/hasProblems';

interface ProceedButtonProps {
  cart: Cart;
  isRecomputing: boolean;
}

/**
 * Stands in the summary, or in the bar at the bottom of a narrow screen. Disabled while quantities are being saved, because the checkout
 * would open with the old ones.
 */
export function ProceedButton({ cart, isRecomputing }: ProceedButtonProps) {
  const { t } = useTranslation('cart');

  return (
    <Button
      component={Link}
      to={ROUTES.checkout}
      variant="contained"
      size="large"
      disabled={isRecomputing || hasProblems(cart)}
    >
      {t('proceed')}
    </Button>
  );
}
