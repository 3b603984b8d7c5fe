import { and, asc, count, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';

import type { PharmacyListQuery } from '@contract/pharmacy';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { isApproved, offeredBy } from '../../db/offered';
import { pageStatementName } from '../../db/pageStatementName';
import { pageWithTotal } from '../../db/pageWithTotal';
import { prepared } from '../../db/prepared';
import { cities, governorates, pharmacies } from '../../db/schema';
import { type Listed, offsetOf } from '../../http';
import { pharmacySearch } from './pharmacySearch.repository';

/** The columns that the API shows. Others would only cost time for each row. */
const pharmacyColumns = {
  id: pharmacies.id,
  name: pharmacies.name,
  nameAr: pharmacies.nameAr,
  image: pharmacies.image,
  address: pharmacies.address,
  addressAr: pharmacies.addressAr,
  openingTime: pharmacies.openingTime,
  closingTime: pharmacies.closingTime,
  phone: pharmacies.phone,
  workingDays: pharmacies.workingDays,
  isDeliveryAvailable: pharmacies.isDeliveryAvailable,
  deliveryFee: pharmacies.deliveryFee,
  freeDeliveryThreshold: pharmacies.freeDeliveryThreshold,
  closedUntil: pharmacies.closedUntil,
};

/** The columns that only the pharmacy's own page shows. */
const detailColumns = { email: pharmacies.email, website: pharmacies.website, description: pharmacies.description };

const cardColumns = {
  pharmacy: pharmacyColumns,
  governorate: idAndNames(governorates),
  city: idAndNames(cities),
  totalMedications: offeredBy((pharmacyId) => eq(pharmacyId, pharmacies.id)),
};

const selectPharmacies = <Columns extends SelectedFields>(db: Database, columns: Columns) =>
  db
    .select({ ...cardColumns, ...columns })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId));

type FoundPharmacy = Awaited<ReturnType<typeof browse>>[number];

/**
 * One page. Search results match by name before place before street, and the closest match comes first; otherwise in the order in which
 * pharmacies joined. The same statement returns the total.
 */
export async function findPharmacies(db: Database, query: PharmacyListQuery): Promise<Listed<FoundPharmacy>> {
  const page = (read: (wanted: PharmacyListQuery) => Promise<FoundPharmacy[]>) =>
    pageWithTotal(query, read, ({ total }) => total);
  if (!query.q) return page(async (wanted) => browse(db, wanted));
  const { exact, wider, others, order } = pharmacySearch(query.q);
  let found: Listed<FoundPharmacy> = { rows: [], total: 0 };
  for (const condition of (await isAny(db, query, exact)) ? [wider] : others) {
    found = await page(async (wanted) => search(db, wanted, condition, order));
    if (found.total > 0) break;
  }
  return found;
}

function browse(db: Database, query: PharmacyListQuery) {
  const { governorate_id: governorateId, paginate } = query;
  const shape = ['pharmacies', governorateId !== undefined && 'governorate'];
  const statement = prepared(db, pageStatementName(shape, paginate), (name) => {
    const condition = and(
      isApproved,
      isIn(governorateId === undefined ? undefined : sql.placeholder('governorate_id')),
    );
    return selectPharmacies(db, {
      total: sql<number>`(select count(*) from ${pharmacies} where ${condition})`.mapWith(Number),
    })
      .where(condition)
      .orderBy(asc(pharmacies.id))
      .limit(paginate)
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return statement.execute({ ...query, offset: offsetOf(query) });
}

async function isAny(db: Database, { governorate_id: governorateId }: PharmacyListQuery, condition: SQL) {
  const found = selectPharmacies(db, {})
    .where(and(isApproved, isIn(governorateId), condition))
    .limit(1);
  return (await found).length > 0;
}

function search(db: Database, query: PharmacyListQuery, isFound: SQL, order: readonly SQL[]) {
  const condition = and(isApproved, isIn(query.governorate_id), isFound);
  const total = db
    .select({ total: count() })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(condition);
  return selectPharmacies(db, { total: sql<number>`${total}`.mapWith(Number) })
    .where(condition)
    .orderBy(...order, asc(pharmacies.id))
    .limit(query.paginate)
    .offset(offsetOf(query));
}

export async function findPharmacy(db: Database, id: number) {
  const condition = and(eq(pharmacies.id, sql.placeholder('id')), isApproved);
  const statement = prepared(db, 'pharmacy', (name) =>
    selectPharmacies(db, detailColumns).where(condition).prepare(name),
  );
  const [found] = await statement.execute({ id });
  return found;
}

const isIn = (governorateId: number | Placeholder | undefined) =>
  governorateId === undefined ? undefined : eq(pharmacies.governorateId, governorateId);
