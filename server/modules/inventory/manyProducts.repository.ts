import { and, asc, gt, inArray, ne, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isOwnMedication } from '../../db/isOwnMedication';
import { UNNAMED } from '../../db/prepared';
import { medications } from '../../db/schema';
import type { ProductChange } from './inventory.repository';
import { matchesProductFilter, type ProductFilter } from './productLists.repository';

interface Portion extends ProductFilter {
  change: Pick<ProductChange, 'isListed' | 'lowStockAlert' | 'prescriptionRequired'>;
  /** Limits the change to these products. */
  ids?: number[];
  after: number;
  limit: number;
}

/** Locks the next products that would change, and returns their ids. Locked in the order of ids, as every checkout does. */
export async function lockProducts(
  db: Database,
  pharmacyId: number,
  { ids, after, limit, change, ...filter }: Portion,
) {
  const { isListed, lowStockAlert, prescriptionRequired } = change;
  const isOther = or(
    isListed === undefined ? undefined : ne(medications.isListed, isListed),
    lowStockAlert === undefined ? undefined : ne(medications.lowStockAlert, lowStockAlert),
    prescriptionRequired === undefined ? undefined : ne(medications.prescriptionRequired, prescriptionRequired),
  );
  const rows = await db
    .select({ id: medications.id })
    .from(medications)
    .where(and(matchesProductFilter(filter), isOther, gt(medications.id, after), ids && inArray(medications.id, ids)))
    .orderBy(asc(medications.id))
    .limit(limit)
    .for('no key update')
    .prepare(UNNAMED)
    .execute({ q: filter.q, pharmacyId, categoryId: filter.category_id });
  return rows.map(({ id }) => id);
}

export const updateProducts = (db: Database, pharmacyId: number, ids: number[], change: ProductChange) =>
  db
    .update(medications)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isOwnMedication(pharmacyId, ids));
