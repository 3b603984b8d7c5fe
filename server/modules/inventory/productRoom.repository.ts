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
    .select({
      status: pharmacies.status,
      lowStockThreshold: pharmacies.lowStockThreshold,
      products: sql<number>`${products}`.mapWith(Number),
    })
    .from(pharmacies)
    .where(eq(pharmacies.id, pharmacyId));
  return room;
}

/** Until this transaction ends no other import of the pharmacy begins: what is sent again waits for what was sent before, and finds it. */
export const lockImports = (tx: Database, pharmacyId: number) =>
  tx.select({ id: pharmacies.id }).from(pharmacies).where(eq(pharmacies.id, pharmacyId)).for('no key update');

export interface Described {
  name: string;
  strength?: string | undefined;
  dosage_form?: string | undefined;
}

const kindOf = ({ strength, dosage_form: form }: Described) => [strength, form].filter(Boolean).join(' ');

/**
 * For each description what tells it from other products, and the pharmacy's own product of this name, strength and form, as customers
 * would take it for the same; rather one that is on sale.
 */
export function findAlike(db: Database, pharmacyId: number, described: readonly Described[]) {
  const { strength, dosageForm } = medications;
  const names = sql.param(described.map(({ name }) => name));
  const kinds = sql.param(described.map(kindOf));
  const wanted = sql`(select fold_text(name) as wanted_name, fold_search(kind) as wanted_kind, place
    from unnest(${names}::text[], ${kinds}::text[]) with ordinality as rows (name, kind, place) offset 0) as wanted`;
  const own = db
    .select({ id: medications.id })
    .from(medications)
    .where(
      and(
        eq(medications.pharmacyId, pharmacyId),
        eq(medications.sortName, sql`wanted_name`),
        sql`fold_search(concat_ws(' ', ${strength}, ${dosageForm})) = wanted_kind`,
      ),
    )
    .orderBy(desc(medications.isListed), asc(medications.id))
    .limit(1);
  return db
    .select({ product: sql<string>`concat_ws(chr(10), wanted_name, wanted_kind)`, id: sql<number | null>`(${own})` })
    .from(wanted)
    .orderBy(sql`place`);
}
