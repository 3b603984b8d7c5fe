import { sql } from 'drizzle-orm';

import { orders } from './schema';

/** Of orders. The id breaks ties, and the nulls stand as in the indexes: with another order of nulls PostgreSQL would sort all rows. */
export const NEWEST_FIRST = [sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`] as const;
