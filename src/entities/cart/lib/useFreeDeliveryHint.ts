import { useTranslation } from 'react-i18next';

import type { CartQuote } from '@contract/wire/cart';
import { useFormat } from '@/shared/lib/format';

/** Returns the hint about how much is missing for free delivery; undefined if it is reached or not offered. Uses the texts of `cart`. */
export function useFreeDeliveryHint() {
  const { t } = useTranslation('cart');
  const { money } = useFormat();

  return (missing: CartQuote['until_free_delivery']) =>
    missing === null || missing === 0 ? undefined : t('untilFree', { amount: money(missing) });
}
