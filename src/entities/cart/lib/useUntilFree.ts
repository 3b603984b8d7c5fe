import { useTranslation } from 'react-i18next';

import type { CartQuote } from '@contract/wire/cart';
import { useFormat } from '@/shared/lib/format';

/** What to add for a delivery without a fee, where that is within reach; nothing to say otherwise. Speaks the texts of `cart`. */
export function useUntilFree() {
  const { t } = useTranslation('cart');
  const { money } = useFormat();

  return (missing: CartQuote['until_free_delivery']) =>
    missing === null || missing === 0 ? undefined : t('untilFree', { amount: money(missing) });
}
