import type { PaymentMethod } from '@contract/wire/paymentMethod';

/** As it stands on the card: 04/29. */
export const dateOn = ({ expiry_month, expiry_year }: Pick<PaymentMethod, 'expiry_month' | 'expiry_year'>) =>
  `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`;
