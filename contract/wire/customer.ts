import { type Static, Type } from '@sinclair/typebox';

import { FULFILMENTS, ORDER_STATUSES } from '../order';
import { DateTime, Egp, Nullable, Page, Shape, StringEnum } from './envelope';

/** A customer who has ordered from the pharmacy, with no more than the pharmacy may know. */
export const CustomerRow = Shape(
  'CustomerRow',
  {
    id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    avatar: Nullable(Type.String(), 'Always null: no customer has a picture yet, their initials stand for them'),
    join_date: DateTime('Of the first order with this pharmacy, UTC'),
    total_orders: Type.Integer({ description: 'Cancelled ones included' }),
    total_amount: Egp('Totals of the orders that are not cancelled, less what was given back of them'),
    last_order_date: DateTime(),
  },
  'Of somebody who has left, names, e-mail and phone are empty texts',
);
export type CustomerRow = Static<typeof CustomerRow>;

const CustomerOrder = Type.Object({
  id: Type.Integer(),
  order_code: Type.String(),
  status: StringEnum(ORDER_STATUSES),
  fulfilment: StringEnum(FULFILMENTS),
  total_items: Type.Integer({ description: 'Units, not lines' }),
  total_amount: Egp(),
  date: DateTime(),
});

export const CustomerDetails = Shape('CustomerDetails', {
  ...CustomerRow.properties,
  recipient: Nullable(
    Type.String(),
    'To whom the pharmacy last delivered; null where it never did, and of somebody who has left',
  ),
  address: Nullable(Type.String(), 'Where it last delivered; null where it never did, and of somebody who has left'),
  address_ar: Nullable(Type.String(), 'The same in Arabic; null where it never did, and of somebody who has left'),
  orders: Type.Array(CustomerOrder, { description: 'A page of their orders with this pharmacy, the newest first' }),
  ...Type.Pick(Page(CustomerOrder), ['current_page', 'last_page', 'per_page', 'total']).properties,
});
export type CustomerDetails = Static<typeof CustomerDetails>;
