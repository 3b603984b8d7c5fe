import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import type { Cart } from '@contract/wire/cart';
import { useSay } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';

import type { Refusal } from '../model/usePlaceOrder';

interface CartNoticeProps {
  cart: Cart;
  total: number;
  refusal: Refusal | null;
}

/** Why the order did not go, or would not, and what the total has become. */
export function CartNotice({ cart, total, refusal }: CartNoticeProps) {
  const { t } = useTranslation('checkout');
  const say = useSay();
  const { money } = useFormat();
  const hasProblems = cart.items.some(({ problem }) => problem !== null);
  const before = refusal?.totalBefore ?? null;
  const message = refusal?.message ?? (hasProblems ? say('cartHasProblems') : null);
  if (message === null) return null;

  return (
    <Alert severity="warning">
      {message}
      {before !== null && before !== total && (
        <strong style={{ display: 'block' }}>{t('totalWas', { before: money(before), now: money(total) })}</strong>
      )}
    </Alert>
  );
}
