import { sql } from 'drizzle-orm';

import { orders } from './schema';

/** The revenue of an order in piastres, which counts for the day on which it was placed (docs/decisions/0024). */
export const revenueOfOrder = sql<number>`case when ${orders.status} = 'cancelled' then 0 else ${orders.total} - ${orders.refunded} end`;
