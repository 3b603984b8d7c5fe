import { useTranslation } from 'react-i18next';

import { promoRefusal } from '@contract/promoTerms';
import type { CartQuote } from '@contract/wire/cart';
import { useMessages } from '@/shared/i18n';

type QuotePromo = Pick<CartQuote, 'promo' | 'deleted_promo_code'>;

export const promoCodeOf = ({ promo, deleted_promo_code: deleted }: QuotePromo) => promo?.code ?? deleted;

/** Returns why the promo code of a pharmacy gives no discount, or null where it gives one. Uses the texts of `cart` and `messages`. */
export function usePromoProblem() {
  const { t } = useTranslation('cart');
  const messageOf = useMessages();

  return ({ promo, deleted_promo_code: deleted }: QuotePromo): string | null => {
    if (deleted !== null) return t('promo.deleted');
    return promo?.problem ? messageOf(promoRefusal({ ...promo, problem: promo.problem })) : null;
  };
}
