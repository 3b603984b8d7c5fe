import { sql } from 'drizzle-orm';

import { orders } from './schema';

/**
 * The newest orders first, and the higher id first among equals. `nulls last` matches the indexes: otherwise PostgreSQL would sort all
 * rows.
 */
export const NEWEST_FIRST = [sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`] as const;
