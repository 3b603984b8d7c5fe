import { sql } from 'drizzle-orm';

import { orderEvents, orders, refunds } from './schema';

/**
 * How many piastres of an order its card has finally refused to take back, since the pharmacy last gave something back by hand: that
 * payment settled what was refused before it. A refund that was under way at that moment may be refused after it, so the order of events
 * counts and not the order of refunds. For a query of orders.
 */
export const refusedRefundAmount = sql<number>`(
  select coalesce(sum(refused.amount), 0) from ${refunds} as refused
  join ${orderEvents} as told on told.refund_id = refused.id
  where refused.order_id = ${orders.id} and refused.status = 'failed' and told.id > coalesce(
    (select max(given.id) from ${orderEvents} as given
      join ${refunds} as by_hand on by_hand.id = given.refund_id
      where given.order_id = ${orders.id} and by_hand.gateway_key is null), 0))`.mapWith(Number);
