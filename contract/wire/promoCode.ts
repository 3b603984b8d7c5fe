import { type Static, Type } from '@sinclair/typebox';

import { PROMO_TYPES } from '../promoCode';
import { PROMO_PROBLEMS } from '../promoTerms';
import { Egp, Nullable, Shape, StringEnum } from './envelope';

const Day = (description: string) => Type.String({ format: 'date', description: `${description}, in Africa/Cairo` });

/** A promo code as the pharmacy that created it sees it. */
export const PromoCode = Shape('PromoCode', {
  id: Type.Integer(),
  code: Type.String(),
  type: StringEnum(PROMO_TYPES),
  value: Type.Number({ description: 'Percent, or EGP off' }),
  min_purchase: Egp('Of the lines of this pharmacy; 0 where there is none'),
  start_date: Day('First day'),
  end_date: Day('Last day'),
  usage_limit: Nullable(Type.Integer(), 'Null is unlimited'),
  per_customer_limit: Nullable(Type.Integer(), 'Null is unlimited'),
  used_count: Type.Integer({ description: 'Orders that took it and were not cancelled' }),
  description: Type.String(),
  is_active: Type.Boolean(),
  is_expired: Type.Boolean(),
});
export type PromoCode = Static<typeof PromoCode>;

/** A code that is applied in a cart, for one pharmacy. The amount that it takes off is the discount of that quote. */
export const KeptPromo = Shape('KeptPromo', {
  code: Type.String(),
  type: StringEnum(PROMO_TYPES),
  value: Type.Number({ description: 'Percent, or EGP off' }),
  problem: Nullable(StringEnum(PROMO_PROBLEMS), 'Why it takes nothing off now; null where it does'),
  missing: Egp('Still missing to the minimum purchase'),
  start_date: Day('First day'),
  end_date: Day('Last day'),
});
export type KeptPromo = Static<typeof KeptPromo>;
