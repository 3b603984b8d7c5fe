import { type Static, Type } from '@sinclair/typebox';

import { QUANTITY } from '../cart';
import { ClosedUntil, DateTime, Egp, Nullable, PicturePath, Shape, StringEnum } from './envelope';
import { Named } from './location';
import { NamedMedicine, PrescriptionRequired } from './medication';
import { KeptPromo } from './promoCode';

export const AmountsShape = Shape(
  'Amounts',
  {
    subtotal: Egp(),
    discount: Egp(),
    shipping: Egp(),
    tax: Egp(),
    total: Egp(),
  },
  'EGP: subtotal − discount + shipping + tax = total',
);

export const CartLine = Shape('CartLine', {
  quantity: Type.Integer({ minimum: QUANTITY.min, maximum: QUANTITY.max }),
  total_price: Egp(),
  added_at: DateTime('When the first unit was put in, UTC'),
  problem: Nullable(
    StringEnum(['out_of_stock', 'not_enough_stock', 'not_sold', 'closed']),
    'Why the line cannot be ordered as it stands; null where it can',
  ),
  medication: Type.Object({
    ...NamedMedicine.properties,
    prescription_required: PrescriptionRequired,
    image: PicturePath,
    price: Egp(),
    available_quantity: Type.Integer({ description: 'Units of it that can be ordered now, at most 10' }),
    pharmacy: Type.Object({ ...Named.properties, closed_until: ClosedUntil }),
  }),
});
export type CartLine = Static<typeof CartLine>;

export const CartQuote = Shape(
  'CartQuote',
  {
    pharmacy: Type.Object({ ...Named.properties, is_delivery_available: Type.Boolean() }),
    delivery: Nullable(AmountsShape, 'Null where the pharmacy does not deliver'),
    pickup: AmountsShape,
    until_free_delivery: Nullable(
      Egp(),
      '0 when delivery is free already, null when it never is or nothing of this part is on offer now',
    ),
    promo: Nullable(KeptPromo, 'The code that the customer put in for this pharmacy; null where there is none'),
    deleted_promo_code: Nullable(
      Type.String(),
      'The code that the customer put in for this pharmacy, which has deleted it since; null where there is none such',
    ),
  },
  'What the part of one pharmacy costs: `delivery` where it is delivered, null where the pharmacy does not deliver; `pickup` where the customer fetches it. The `total` of the one that is chosen is the amount of its order',
);
export type CartQuote = Static<typeof CartQuote>;

export const Cart = Shape(
  'Cart',
  {
    items: Type.Array(CartLine),
    quotes: Type.Array(CartQuote),
    total_quantity: Type.Integer(),
    amounts: AmountsShape,
    tax_rate_percent: Type.Number(),
    fingerprint: Type.String({
      description:
        'Another one as soon as a line has another medicine, name, strength, form, need of a prescription or quantity; prices do not touch it',
    }),
  },
  '`quotes` has a part for each pharmacy, of its lines as they stand: those that have a problem too, with which checkout refuses the whole cart. `amounts` is the sum of them with delivery wherever it is offered, and another sum than that of a checkout which fetches something: `expected_total` is the sum of the totals that were chosen',
);
export type Cart = Static<typeof Cart>;

/** Why a reordered medication is not in the cart, is there with fewer units, or cannot be ordered now. */
const SHORTFALL_REASONS = ['not_sold', 'closed', 'out_of_stock', 'not_enough_stock', 'cart_full'] as const;
export type ShortfallReason = (typeof SHORTFALL_REASONS)[number];

export const Reordered = Shape('Reordered', {
  cart: Cart,
  added_quantity: Type.Integer({ description: 'Units that came into the cart' }),
  shortfalls: Type.Array(
    Type.Object({
      medication: NamedMedicine,
      reason: StringEnum(SHORTFALL_REASONS),
      wanted: Type.Integer({ description: 'Units that were ordered and not in the cart yet' }),
      added: Type.Integer(),
    }),
  ),
});
export type Reordered = Static<typeof Reordered>;
