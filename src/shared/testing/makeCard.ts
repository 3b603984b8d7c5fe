import type { PaymentMethod } from '@contract/wire/paymentMethod';

export const makeCard = (overrides: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 5,
  brand: 'visa',
  last4: '1111',
  expiry_month: 4,
  expiry_year: 2035,
  holder_name: 'Mona Adel',
  is_default: true,
  is_expired: false,
  ...overrides,
});
