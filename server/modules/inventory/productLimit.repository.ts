import { count, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { medications, pharmacies } from '../../db/schema';

/** The status of the pharmacy, the default alert level of its new products, and how many products it has. Counting stops at `limit`. */
export async function findProductCount(db: Database, pharmacyId: number, limit: number) {
  const some = db
    .select({ id: medications.id })
    .from(medications)
    .where(eq(medications.pharmacyId, pharmacyId))
    .limit(limit)
    .as('some');
  const products = db.select({ products: count() }).from(some);
  const [found] = await db
    .select({
      status: pharmacies.status,
      lowStockThreshold: pharmacies.lowStockThreshold,
      products: sql<number>`${products}`.mapWith(Number),
    })
    .from(pharmacies)
    .where(eq(pharmacies.id, pharmacyId));
  return found;
}
