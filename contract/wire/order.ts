import { type Static, Type } from '@sinclair/typebox';

import { FULFILMENTS, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../order';
import { REFUND_WAYS } from '../refund';
import { AmountsShape } from './cart';
import { DateTime, Egp, Nullable, PicturePath, Shape, StringEnum } from './envelope';
import { Named } from './location';
import { NamedMedicine } from './medication';
import { CardFace } from './paymentMethod';

export const OrderRow = Shape('OrderRow', {
  id: Type.Integer(),
  order_code: Type.String(),
  status: StringEnum(ORDER_STATUSES),
  fulfilment: StringEnum(FULFILMENTS),
  payment_method: StringEnum(PAYMENT_METHODS),
  created_at: DateTime(),
  pharmacy: Named,
  customer: Type.Object({ name: Type.String({ description: 'Empty where the customer has left' }) }),
  total_items: Type.Integer({ description: 'Units, not lines' }),
  total_amount: Egp(),
});
export type OrderRow = Static<typeof OrderRow>;

/** The products by which customers recognise an order in a list. Strengths and forms are shown only in its details. */
const FirstProducts = Type.Object(
  {
    first: Type.Array(Named, { description: 'At most two, in the order of the items' }),
    more: Type.Integer({ description: 'Products beside them: lines, not units' }),
  },
  { description: 'For the customer alone; names are those of the day of the order' },
);

/** How many orders of a pharmacy have each status in which a customer is waiting. */
export const OrderCounts = Shape('OrderCounts', {
  pending: Type.Integer(),
  processing: Type.Integer(),
  shipped: Type.Integer({ description: 'Those that are ready for pick-up among them' }),
});
export type OrderCounts = Static<typeof OrderCounts>;

export const ListedOrder = Shape('ListedOrder', { ...OrderRow.properties, products: Type.Optional(FirstProducts) });
export type ListedOrder = Static<typeof ListedOrder>;

export const OrderItem = Shape('OrderItem', {
  id: Type.Integer(),
  quantity: Type.Integer(),
  price: Egp('Of one unit, on the day of the order'),
  total_price: Egp(),
  medication: Type.Object({
    ...NamedMedicine.properties,
    prescription_required: Type.Boolean({
      description: 'On the day of the order: the pharmacy hands it over against a prescription only',
    }),
    image: PicturePath,
    /** So that staff who pack the order do not hand out what has expired since. */
    expiry_date: Type.Optional(
      Nullable(
        Type.String({ format: 'date' }),
        'Of the product as it is today, null where the pharmacy names none; for the pharmacy alone',
      ),
    ),
  }),
});
export type OrderItem = Static<typeof OrderItem>;

export const OrderEvent = Shape('OrderEvent', {
  id: Type.Integer(),
  status: StringEnum(ORDER_STATUSES),
  /** `operator` if Dawaya acts for a pharmacy that it has suspended. */
  actor: StringEnum(['customer', 'pharmacy', 'operator']),
  created_at: DateTime(),
  reason: Nullable(
    Type.String(),
    'Why the pharmacy cancelled the order or gave money back, in its own words; null where it did not say',
  ),
  refunded_amount: Nullable(Egp(), 'What this step gave back; null where it gave nothing back'),
  refused_amount: Nullable(Egp(), 'What the card refused to take back at this step; null where it refused nothing'),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const OrderDetails = Shape('OrderDetails', {
  ...OrderRow.properties,
  ...AmountsShape.properties,
  promo_code: Nullable(
    Type.String(),
    'What the discount came from, as the code was called on that day; null where there was none',
  ),
  items: Type.Array(OrderItem),
  events: Type.Array(OrderEvent),
  payment_status: StringEnum(PAYMENT_STATUSES),
  refunded_amount: Egp('Given back after delivery; the amounts above stay those of the order'),
  refunding_amount: Egp('On its way back to the card'),
  refused_amount: Egp('Refused by the card for good, and not given back by hand yet'),
  refundable: Type.Optional(
    Nullable(
      Type.Object({ amount: Egp('What is left to give back'), way: StringEnum(REFUND_WAYS) }),
      'For the pharmacy alone; null where there is nothing to give back. By `card` through the gateway, or by `hand`: by hand also where the card has `refused` it',
    ),
  ),
  card: Nullable(
    CardFace,
    'The card that the order is paid with; null where it is paid in another way, and once the account is not of whoever paid',
  ),
  phone_number: Type.String({
    description:
      'Empty where the customer has left. So it is, like the rest of where the order goes, for who has the account of another customer now, by a link to a new password that first proved its e-mail',
  }),
  recipient: Nullable(
    Type.String(),
    'Who is called at the door: not always the customer. Null for pick-up, and where the customer has left',
  ),
  delivery_address: Nullable(
    Type.String(),
    'Recipient, street, city, governorate: comma-separated. Null for pick-up, empty where the customer has left',
  ),
  delivery_address_ar: Nullable(Type.String(), 'The same in Arabic. Null for pick-up, and where the customer has left'),
  pharmacy: Type.Object({
    ...Named.properties,
    phone: Type.String(),
    address: Type.String(),
    address_ar: Nullable(Type.String()),
    governorate: Named,
  }),
  notes: Type.String(),
  ordered_with: Type.Optional(
    Type.Array(Type.Object({ id: Type.Integer(), order_code: Type.String(), pharmacy: Named }), {
      description: 'The other orders of the same checkout; for their customer alone',
    }),
  ),
  allowed_statuses: Type.Array(StringEnum(ORDER_STATUSES), { description: 'Where this caller may move the order now' }),
});
export type OrderDetails = Static<typeof OrderDetails>;

/** One checkout, which creates an order for each pharmacy. */
export const Purchase = Shape('Purchase', {
  id: Type.Integer(),
  total_amount: Egp(),
  orders: Type.Array(OrderRow),
  prescription_for: Type.Array(NamedMedicine, {
    description: 'The medicines of all its orders that are handed over against a prescription only',
  }),
});
export type Purchase = Static<typeof Purchase>;
