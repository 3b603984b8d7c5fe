import { useTranslation } from 'react-i18next';

import type { CartQuote } from '@contract/wire/cart';
import { useFormat } from '@/shared/lib/format';

/** Returns the hint how much to add for free delivery, undefined where it is reached already or not offered. Uses the texts of `cart`. */
export function useFreeDeliveryHint() {
  const { t } = useTranslation('cart');
  const { money } = useFormat();

  return (missing: CartQuote['until_free_delivery']) =>
    missing === null || missing === 0 ? undefined : t('untilFree', { amount: money(missing) });
}
