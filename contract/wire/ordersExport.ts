import { type Static, Type } from '@sinclair/typebox';

import { AmountsShape } from './cart';
import { DateTime, Egp, Nullable, Shape } from './envelope';
import { OrderDetails } from './order';

const { order_code, status, fulfilment, payment_method, payment_status, total_items, promo_code, refunded_amount } =
  OrderDetails.properties;

const Refund = Type.Object({ created_at: DateTime(), amount: Egp() });

/** An order for the bookkeeping of its pharmacy: amounts, but no personal data. */
export const ExportedOrder = Shape('ExportedOrder', {
  order_code,
  created_at: DateTime(),
  status,
  delivered_at: Nullable(DateTime(), 'Null where it is not delivered'),
  fulfilment,
  payment_method,
  payment_status,
  total_items,
  ...AmountsShape.properties,
  promo_code,
  refunded_amount,
  refunds: Type.Array(Refund, { description: 'What `refunded_amount` is the sum of, the first of them first' }),
  revenue: Egp(
    'What it counts for in the figures of the pharmacy, on the day on which it was placed: `total` less `refunded_amount`, 0 where it was cancelled',
  ),
});
export type ExportedOrder = Static<typeof ExportedOrder>;

/** A portion of the orders, in the order in which they were placed. */
export const ExportedOrders = Shape('ExportedOrders', {
  rows: Type.Array(ExportedOrder),
  total_orders: Type.Integer({ description: 'In all portions' }),
  next: Nullable(Type.Integer(), 'The `after` of the next portion; null where this is the last one'),
});
export type ExportedOrders = Static<typeof ExportedOrders>;
