import { and, asc, count, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { medications, pharmacies } from '../../db/schema';

/** What the pharmacy is, and how many products it has, of which no more than `most` are counted. */
export async function findRoom(db: Database, pharmacyId: number, most: number) {
  const some = db
    .select({ id: medications.id })
    .from(medications)
    .where(eq(medications.pharmacyId, pharmacyId))
    .limit(most)
    .as('some');
  const products = db.select({ products: count() }).from(some);
  const [room] = await db
    .select({ status: pharmacies.status, products: sql<number>`${products}`.mapWith(Number) })
    .from(pharmacies)
    .where(eq(pharmacies.id, pharmacyId));
  return room;
}

interface Described {
  name: string;
  strength: string | undefined;
  dosageForm: string | undefined;
}

/** The pharmacy's own product of this name, strength and form, as customers would take it for the same; rather one that is on sale. */
export async function findAlike(db: Database, pharmacyId: number, { name, strength, dosageForm }: Described) {
  const { strength: knownStrength, dosageForm: knownForm } = medications;
  const [found] = await db
    .select({ id: medications.id })
    .from(medications)
    .where(
      and(
        eq(medications.pharmacyId, pharmacyId),
        eq(medications.sortName, sql`fold_text(${name})`),
        sql`fold_search(concat_ws(' ', ${knownStrength}, ${knownForm})) = fold_search(${[strength, dosageForm].filter(Boolean).join(' ')})`,
      ),
    )
    .orderBy(desc(medications.isListed), asc(medications.id))
    .limit(1);
  return found;
}
