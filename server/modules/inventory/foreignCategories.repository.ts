import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';

import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Database } from '../../db/database';
import { foreignCategories } from '../../db/schema';

const { pharmacyId: owner, name, categoryId, chosenAt } = foreignCategories;

export const findForeign = (db: Database, pharmacyId: number) =>
  db.select({ name, categoryId }).from(foreignCategories).where(eq(owner, pharmacyId)).orderBy(asc(name));

/** Replaces earlier choices for the same names. */
export const keepForeign = (
  db: Database,
  pharmacyId: number,
  chosen: readonly { name: string; categoryId: number }[],
) =>
  db
    .insert(foreignCategories)
    .values(chosen.map((each) => ({ ...each, pharmacyId })))
    .onConflictDoUpdate({
      target: [owner, name],
      set: { categoryId: sql`excluded.category_id`, chosenAt: sql`excluded.chosen_at` },
    });

export const deleteForeign = (db: Database, pharmacyId: number, names: readonly string[]) =>
  db.delete(foreignCategories).where(and(eq(owner, pharmacyId), inArray(name, [...names])));

/** Deletes the oldest choices beyond the number that a pharmacy may have. */
export const deleteOldestForeign = (db: Database, pharmacyId: number) => {
  const tooMany = db
    .select({ name })
    .from(foreignCategories)
    .where(eq(owner, pharmacyId))
    .orderBy(desc(chosenAt), asc(name))
    .offset(STAFF_LIMITS.foreignCategories);
  return db.delete(foreignCategories).where(and(eq(owner, pharmacyId), inArray(name, tooMany)));
};
