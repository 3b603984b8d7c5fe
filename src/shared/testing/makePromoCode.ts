import type { KeptPromo, PromoCode } from '@contract/wire/promoCode';

/** An active code for 10 % off, without limits. */
export const makePromoCode = (overrides: Partial<PromoCode> = {}): PromoCode => ({
  id: 1,
  code: 'SAVE10',
  type: 'percentage',
  value: 10,
  min_purchase: 0,
  start_date: '2026-01-01',
  end_date: '2099-12-31',
  usage_limit: null,
  per_customer_limit: null,
  used_count: 0,
  description: '',
  is_active: true,
  is_expired: false,
  ...overrides,
});

/** The same code in a cart to which it applies. */
export const makeKeptPromo = (overrides: Partial<KeptPromo> = {}): KeptPromo => ({
  code: 'SAVE10',
  type: 'percentage',
  value: 10,
  problem: null,
  missing: 0,
  start_date: '2026-01-01',
  end_date: '2099-12-31',
  ...overrides,
});
