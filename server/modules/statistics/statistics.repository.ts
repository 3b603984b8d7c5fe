import { and, count, countDistinct, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { medications, orders } from '../../db/schema';

export async function countMedications(db: Database, pharmacyId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(medications)
    .where(and(eq(medications.pharmacyId, pharmacyId), eq(medications.isListed, true)));
  return row?.total ?? 0;
}

/** One look at all orders of the pharmacy; the revenue is in piastres. */
export async function sumOrders(db: Database, pharmacyId: number) {
  const [sums] = await db
    .select({
      total: count(),
      customers: countDistinct(orders.userId),
      pending: sql<number>`count(*) filter (where ${orders.status} = 'pending')`.mapWith(Number),
      revenue: sql<number>`coalesce(sum(${orders.total}) filter (where ${orders.status} = 'delivered'), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(eq(orders.pharmacyId, pharmacyId));
  return sums ?? { total: 0, customers: 0, pending: 0, revenue: 0 };
}
