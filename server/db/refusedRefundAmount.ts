import { sql } from 'drizzle-orm';

import { orderEvents, orders, refunds } from './schema';

/**
 * Piastres of an order that its card has refused for good since something of it was last given back by hand: whatever the pharmacy
 * then hands over, the two have agreed on. What was still on its way at that moment may be refused after it, so that the steps of the
 * order say which came first, and not the refunds. For a query of orders.
 */
export const refusedRefundAmount = sql<number>`(
  select coalesce(sum(refused.amount), 0) from ${refunds} as refused
  join ${orderEvents} as told on told.refund_id = refused.id
  where refused.order_id = ${orders.id} and refused.status = 'failed' and told.id > coalesce(
    (select max(given.id) from ${orderEvents} as given
      join ${refunds} as by_hand on by_hand.id = given.refund_id
      where given.order_id = ${orders.id} and by_hand.gateway_key is null), 0))`.mapWith(Number);
