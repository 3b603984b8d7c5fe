import { type Static, Type } from '@sinclair/typebox';

import { CARD_BRANDS, PAYMENT_GATEWAYS } from '../paymentMethod';
import { Nullable, Shape, StringEnum } from './envelope';

/** The part of a card by which its owner recognises it. */
export const CardFace = Shape('CardFace', { brand: StringEnum(CARD_BRANDS), last4: Type.String() });
export type CardFace = Static<typeof CardFace>;

export const PaymentMethod = Shape('PaymentMethod', {
  id: Type.Integer(),
  ...CardFace.properties,
  expiry_month: Type.Integer(),
  expiry_year: Type.Integer(),
  holder_name: Type.String(),
  is_default: Type.Boolean(),
  is_expired: Type.Boolean({ description: 'Past its month in Cairo: kept, shown, and not charged' }),
});
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PaymentMethods = Shape('PaymentMethods', {
  gateway: Nullable(StringEnum(PAYMENT_GATEWAYS), 'Whose tokeniser the form asks; null where cards are not taken'),
  cards: Type.Array(PaymentMethod),
});
export type PaymentMethods = Static<typeof PaymentMethods>;
