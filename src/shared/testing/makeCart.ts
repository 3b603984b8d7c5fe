import type { Amounts } from '@contract/money';
import type { Cart, CartLine, CartQuote } from '@contract/wire/cart';

const SEIF = { id: 1, name: 'Seif', name_ar: 'سيف' };

export const makeAmounts = (overrides: Partial<Amounts> = {}): Amounts => ({
  subtotal: 50,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 50,
  ...overrides,
});

type LineOverrides = Partial<Omit<CartLine, 'medication'>> & { medication?: Partial<CartLine['medication']> };

export const makeLine = ({ medication, ...line }: LineOverrides = {}): CartLine => ({
  quantity: 2,
  total_price: 50,
  added_at: '2026-03-14T09:26:53.000Z',
  problem: null,
  ...line,
  medication: {
    id: 5,
    name: 'Panadol',
    name_ar: 'بانادول',
    strength: null,
    dosage_form: null,
    prescription_required: false,
    image: null,
    price: 25,
    available_quantity: 10,
    pharmacy: { ...SEIF, closed_until: null },
    ...medication,
  },
});

/** 50 EGP of goods; delivery costs 30 EGP, pick-up nothing. */
export const makeQuote = (overrides: Partial<CartQuote> = {}): CartQuote => ({
  pharmacy: { ...SEIF, is_delivery_available: true },
  delivery: makeAmounts({ shipping: 30, total: 80 }),
  pickup: makeAmounts(),
  until_free_delivery: 150,
  promo: null,
  deleted_promo_code: null,
  ...overrides,
});

export const makeCart = (overrides: Partial<Cart> = {}): Cart => ({
  items: [makeLine()],
  quotes: [makeQuote()],
  total_quantity: 2,
  amounts: makeAmounts({ shipping: 30, total: 80 }),
  tax_rate_percent: 0,
  fingerprint: 'two of Panadol',
  ...overrides,
});

export const EMPTY_CART: Cart = makeCart({
  items: [],
  quotes: [],
  total_quantity: 0,
  amounts: makeAmounts({ subtotal: 0, total: 0 }),
});
