import type { PaymentMethod } from '@contract/wire/paymentMethod';

/** As printed on the card: 04/29. */
export const cardExpiry = ({ expiry_month, expiry_year }: Pick<PaymentMethod, 'expiry_month' | 'expiry_year'>) =>
  `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`;
