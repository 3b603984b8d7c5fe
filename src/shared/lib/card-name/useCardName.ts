import { useTranslation } from 'react-i18next';

import type { CardFace } from '@contract/wire/paymentMethod';

/** What a person calls a card: Visa ending in 1111. Speaks the texts of `orders`. */
export function useCardName() {
  const { t } = useTranslation('orders');
  return ({ brand, last4 }: CardFace) => t('card.ending', { name: t(`card.${brand}`), last4 });
}
