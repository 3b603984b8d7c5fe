import { useTranslation } from 'react-i18next';

import type { CardFace, PaymentMethod } from '@contract/wire/paymentMethod';

/** "Visa ending in 1111". Uses the texts of `orders`. */
export function useCardName() {
  const { t } = useTranslation('orders');
  return ({ brand, last4 }: CardFace) => t('card.ending', { name: t(`card.${brand}`), last4 });
}

/** As printed on the card: 04/29. */
export const cardExpiry = ({ expiry_month, expiry_year }: Pick<PaymentMethod, 'expiry_month' | 'expiry_year'>) =>
  `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`;
