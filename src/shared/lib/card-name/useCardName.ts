import { useTranslation } from 'react-i18next';

import type { CardFace } from '@contract/wire/paymentMethod';

/** What a person calls a card: Visa ending in 1111. */
export function useCardName() {
  const { t } = useTranslation('payment');
  return ({ brand, last4 }: CardFace) => t('card.ending', { name: t(`card.${brand}`), last4 });
}
