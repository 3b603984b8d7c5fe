import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { PharmacyListQuery, PharmacyStatus } from '@contract/pharmacy';

import type { Database } from '../../db/database';
import { isOffered } from '../../db/offered';
import { cities, governorates, medications, pharmacies } from '../../db/schema';
import { offsetOf } from '../../http';

/** How alike a misspelt word and a word of the name must be. */
const LEAST_LIKENESS = 0.5;

const isApproved = eq(pharmacies.status, 'approved');

/** Names and places, folded. Pharmacies are few enough to be read through, so no index is needed. */
const searched = sql`(${pharmacies.searchText} || ' ' || fold_text(concat_ws(' ', ${governorates.name}, ${governorates.nameAr}, ${cities.name}, ${cities.nameAr})))`;

const selectPharmacies = (db: Database) =>
  db
    .select({
      pharmacy: pharmacies,
      governorate: { id: governorates.id, name: governorates.name, name_ar: governorates.nameAr },
      city: { id: cities.id, name: cities.name, name_ar: cities.nameAr },
      totalMedications: db.$count(medications, and(eq(medications.pharmacyId, pharmacies.id), isOffered)),
    })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId));

/** Closest name first while searching, else the longest-standing first. */
export const findPharmacies = (db: Database, query: PharmacyListQuery) =>
  selectPharmacies(db)
    .where(isWanted(query))
    .orderBy(...(query.q ? [desc(likeness(query.q))] : []), asc(pharmacies.id))
    .limit(query.paginate)
    .offset(offsetOf(query));

export async function countPharmacies(db: Database, query: PharmacyListQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(isWanted(query));
  return row?.total ?? 0;
}

export async function findPharmacy(db: Database, id: number) {
  const [row] = await selectPharmacies(db).where(and(eq(pharmacies.id, id), isApproved));
  return row;
}

/** Of every status: those that wait come first, then the longest-standing. */
export const findAllPharmacies = (db: Database) =>
  db
    .select({
      id: pharmacies.id,
      status: pharmacies.status,
      name: pharmacies.name,
      phone: pharmacies.phone,
      city: cities.name,
      governorate: governorates.name,
      createdAt: pharmacies.createdAt,
    })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .orderBy(desc(eq(pharmacies.status, 'pending')), asc(pharmacies.id));

export async function updateStatus(db: Database, id: number, status: PharmacyStatus) {
  const [pharmacy] = await db
    .update(pharmacies)
    .set({ status })
    .where(eq(pharmacies.id, id))
    .returning({ name: pharmacies.name });
  return pharmacy;
}

const isWanted = ({ governorate_id: governorateId, q }: PharmacyListQuery) =>
  and(
    isApproved,
    governorateId === undefined ? undefined : eq(pharmacies.governorateId, governorateId),
    q ? hasEveryWord(q) : undefined,
  );

const likeness = (text: string): SQL => sql`word_similarity(fold_text(${text}), ${searched})`;

/** Each word stands in a name or place, or nearly; `strpos` rather than LIKE, since % and _ are only characters here. */
const hasEveryWord = (text: string): SQL => sql`not exists (
  select from string_to_table(fold_text(${text}), ' ') as query(word)
  where strpos(${searched}, query.word) = 0 and word_similarity(query.word, ${searched}) < ${LEAST_LIKENESS}
)`;
