import { sql } from 'drizzle-orm';

import { orders } from './schema';

/** Piastres that an order counts for in the figures of its pharmacy, on the day on which it was placed (docs/decisions/0024). */
export const revenueOfOrder = sql<number>`case when ${orders.status} = 'cancelled' then 0 else ${orders.total} - ${orders.refunded} end`;
