import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Cart } from '@contract/wire/cart';
import { OrderAmounts } from '@/entities/order';
import { PromoCodes } from '@/features/apply-promo-code';
import { ROUTES } from '@/shared/config';

import type { Plan } from '../model/plan';
import { PartSummary } from './PartSummary';

interface CheckoutSummaryProps {
  cart: Cart;
  plan: Plan;
  onCodeChanged: () => void;
  /** The button that places the order, unless it is in the bar at the bottom of the screen. */
  children: ReactNode;
}

export function CheckoutSummary({ cart, plan, onCodeChanged, children }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const { isSubmitting } = useFormikContext();
  const { parts, amounts, isAddressRequired } = plan;

  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, position: { md: 'sticky' }, insetBlockStart: { md: 92 } }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('summary')}
      </Typography>
      <Stack spacing={2} divider={<Divider aria-hidden />}>
        {parts.map((part) => (
          <PartSummary
            key={part.pharmacy.id}
            part={part}
            lines={cart.items.filter(({ medication }) => medication.pharmacy.id === part.pharmacy.id)}
            hasOwnTotal={parts.length > 1}
          />
        ))}
        <PromoCodes cart={cart} disabled={isSubmitting} onChanged={onCodeChanged} />
        <OrderAmounts amounts={{ ...amounts, fulfilment: isAddressRequired ? 'delivery' : 'pickup' }} />
        <Stack spacing={1.5}>
          <Typography variant="body2" color="textSecondary">
            {t('ordersToCome', { count: parts.length })} {t('cancelling')}
          </Typography>
          {children}
          <Button component={Link} to={ROUTES.cart}>
            {t('backToCart')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
