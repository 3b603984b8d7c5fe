import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { Cart, CartQuote } from '@contract/wire/cart';
import { promoCodeOf, usePromoProblem } from '@/features/apply-promo-code';
import { ROUTES } from '@/shared/config';
import { useLanguage, useMessages } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { Ltr } from '@/shared/ui/ltr';
import { MedicineName } from '@/shared/ui/medicine-name';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

import { useOrderFailure } from '../model/useOrderFailure';
import type { Refusal } from '../model/usePlaceOrder';

interface CartNoticeProps {
  cart: Cart;
  total: number;
  refusal: Refusal | null;
}

/** Shows why the order was refused, or would be, and how the total has changed. A refusal takes the focus, as an invalid field does. */
export function CartNotice({ cart, total, refusal }: CartNoticeProps) {
  const { t } = useTranslation('checkout');
  const messageOf = useMessages();
  const failure = useOrderFailure();
  const { money } = useFormat();
  const { nameOf } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { isSubmitting } = useFormikContext();
  useEffect(() => {
    // Not while the form is submitting: moving the focus blurs a field, which would be validated with its value from before the answer.
    if (refusal && !isSubmitting) box.current?.focus();
  }, [refusal, isSubmitting]);

  const problems = cart.items.filter(({ problem }) => problem !== null);
  const before = refusal?.totalBefore ?? null;
  if (refusal === null && problems.length === 0) return null;
  const message = refusal ? failure(refusal.error, t('noAnswer')) : messageOf('cartHasProblems');

  return (
    <Alert ref={box} severity="warning" tabIndex={-1}>
      {message}
      {problems.map(({ medication }) => (
        <strong key={medication.id} style={{ display: 'block' }}>
          <MedicineName medicine={medication} />
          {cart.quotes.length > 1 && ` · ${nameOf(medication.pharmacy)}`}
        </strong>
      ))}
      <LapsedPromoCodes refusal={refusal} quotes={cart.quotes} />
      {problems.length > 0 && (
        <Link component={RouterLink} to={ROUTES.cart} color="inherit" underline="always" sx={TOUCH_TARGET}>
          {t('reviewCart')}
        </Link>
      )}
      {before !== null && before !== total && (
        <strong style={{ display: 'block' }}>{t('totalWas', { before: money(before), now: money(total) })}</strong>
      )}
    </Alert>
  );
}

interface LapsedPromoCodesProps {
  refusal: Refusal | null;
  quotes: readonly CartQuote[];
}

/** The promo codes that were applied when the order was sent and no longer are, with the reason. */
function LapsedPromoCodes({ refusal, quotes }: LapsedPromoCodesProps) {
  const { nameOf } = useLanguage();
  const problemOf = usePromoProblem();
  const before = refusal?.quotesBefore ?? [];
  const applied = new Set(before.flatMap(({ pharmacy, promo }) => (promo?.problem === null ? pharmacy.id : [])));

  return quotes.map((quote) => {
    const problem = applied.has(quote.pharmacy.id) ? problemOf(quote) : null;
    return (
      problem && (
        <div key={quote.pharmacy.id}>
          <strong>
            <Ltr>{promoCodeOf(quote)}</Ltr> ({nameOf(quote.pharmacy)})
          </strong>
          : {problem}
        </div>
      )
    );
  });
}
