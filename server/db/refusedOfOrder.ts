import { sql } from 'drizzle-orm';

import { orders, refunds } from './schema';

/**
 * Piastres of an order that its card has refused for good since something of it was last given back by hand: whatever the pharmacy
 * then hands over, the two have agreed on. For a query of orders.
 */
export const refusedOfOrder = sql<number>`(
  select coalesce(sum(refused.amount), 0) from ${refunds} as refused
  where refused.order_id = ${orders.id} and refused.status = 'failed' and refused.id > coalesce(
    (select max(by_hand.id) from ${refunds} as by_hand where by_hand.order_id = ${orders.id} and by_hand.gateway_key is null), 0))`.mapWith(
  Number,
);
