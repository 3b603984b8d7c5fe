import { useTranslation } from 'react-i18next';

import type { Cart } from '@contract/wire/cart';
import { useMessages } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';

/**
 * Shows a toast that a code applies, or a warning if the code that it replaced gave a higher discount: a pharmacy accepts only the last
 * code (docs/decisions/0023).
 */
export function useAppliedCodeToast() {
  const { t } = useTranslation('cart');
  const messageOf = useMessages();
  const { money } = useFormat();
  const toast = useToast();

  return (before: Cart, after: Cart) => {
    const worse = after.quotes.flatMap((quote) => lessThan(before, quote));
    if (worse.length === 0) toast.success(messageOf('promoApplied'));
    for (const { was, now, ...codes } of worse) {
      toast.warning(t('promo.replaced', { ...codes, was: money(was), now: money(now) }));
    }
  };
}

function lessThan({ quotes }: Cart, { pharmacy, promo, pickup }: Cart['quotes'][number]) {
  const old = quotes.find((quote) => quote.pharmacy.id === pharmacy.id);
  if (!promo || !old?.promo || old.promo.code === promo.code || old.pickup.discount <= pickup.discount) return [];
  return [{ code: promo.code, before: old.promo.code, was: old.pickup.discount, now: pickup.discount }];
}
