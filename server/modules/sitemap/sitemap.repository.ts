import { and, asc, between, eq, max } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isApproved, isOffered } from '../../db/offered';
import { medications, pharmacies } from '../../db/schema';

export interface IdRange {
  from: number;
  to: number;
}

export async function findLastIds(db: Database) {
  const [medication] = await db.select({ id: max(medications.id) }).from(medications);
  const [pharmacy] = await db.select({ id: max(pharmacies.id) }).from(pharmacies);
  return { medications: medication?.id ?? 0, pharmacies: pharmacy?.id ?? 0 };
}

export const findPublicPharmacies = (db: Database, { from, to }: IdRange) =>
  db
    .select({ id: pharmacies.id })
    .from(pharmacies)
    .where(and(between(pharmacies.id, from, to), isApproved))
    .orderBy(asc(pharmacies.id));

export const findPublicMedications = (db: Database, { from, to }: IdRange) =>
  db
    .select({ id: medications.id })
    .from(medications)
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .where(and(between(medications.id, from, to), isOffered, isApproved))
    .orderBy(asc(medications.id));
