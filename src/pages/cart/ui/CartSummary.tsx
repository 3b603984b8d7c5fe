import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Cart, CartQuote } from '@contract/wire/cart';
import { useFreeDeliveryHint } from '@/entities/cart';
import { PromoCodes } from '@/features/apply-promo-code';
import { useLanguage, useMessages } from '@/shared/i18n';
import { isolateAuto } from '@/shared/lib/format';
import { useIsNarrow } from '@/shared/lib/screen';
import { AmountRow, Bill } from '@/shared/ui/bill';

import { hasProblems } from '../model/hasProblems';
import { ProceedButton } from './ProceedButton';

interface CartSummaryProps {
  cart: Cart;
  isRecomputing: boolean;
}

/** Amounts assume delivery by every pharmacy that offers it; at the checkout the customer chooses between delivery and pick-up. */
export function CartSummary({ cart, isRecomputing }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const { nameOf } = useLanguage();
  const messageOf = useMessages();
  const freeDeliveryHint = useFreeDeliveryHint();
  const isNarrow = useIsNarrow();
  const { quotes, amounts } = cart;
  const problem = hasProblems(cart) ? messageOf('cartHasProblems') : null;

  const labelOf = ({ delivery, pharmacy }: CartQuote) => {
    if (!delivery) return t('pickupFrom', { pharmacy: isolateAuto(nameOf(pharmacy)) });
    return quotes.length === 1 ? t('shipping') : t('shippingOf', { pharmacy: isolateAuto(nameOf(pharmacy)) });
  };

  return (
    <Card component="section" sx={{ p: 3, position: { md: 'sticky' }, insetBlockStart: { md: 92 } }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('summary')}
      </Typography>
      <Box sx={{ mb: 2.5 }}>
        <PromoCodes cart={cart} />
      </Box>
      <Bill isRecomputing={isRecomputing}>
        <AmountRow label={t('subtotal')} amount={amounts.subtotal} />
        {quotes.map(
          ({ pharmacy, pickup }) =>
            pickup.discount > 0 && (
              <AmountRow
                key={pharmacy.id}
                label={
                  quotes.length === 1 ? t('discount') : t('discountOf', { pharmacy: isolateAuto(nameOf(pharmacy)) })
                }
                amount={-pickup.discount}
              />
            ),
        )}
        {quotes.map((quote) => (
          <AmountRow
            key={quote.pharmacy.id}
            label={labelOf(quote)}
            amount={(quote.delivery ?? quote.pickup).shipping}
            isFreeAtZero
            note={quote.delivery ? freeDeliveryHint(quote.until_free_delivery) : undefined}
          />
        ))}
        <AmountRow label={t('tax')} amount={amounts.tax} />
        <AmountRow label={t('total')} amount={amounts.total} isTotal />
      </Bill>
      {problem && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {!isNarrow && (
        <Box sx={{ mt: 3, display: 'grid' }}>
          <ProceedButton cart={cart} isRecomputing={isRecomputing} />
        </Box>
      )}
    </Card>
  );
}
