import { and, asc, eq, sql } from 'drizzle-orm';

import type { CategoryListQuery } from '@contract/medication';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { categoryColumns, medicineColumns } from '../../db/medicineColumns';
import { isApproved, isOffered } from '../../db/offered';
import { prepared } from '../../db/prepared';
import { cities, governorates, medicationCategories, medications, pharmacies } from '../../db/schema';
import { countOffered } from './shelf.repository';

export const cardColumns = {
  medication: medicineColumns,
  category: categoryColumns,
  pharmacy: {
    ...idAndNames(pharmacies),
    governorate_id: pharmacies.governorateId,
    is_delivery_available: pharmacies.isDeliveryAvailable,
    deliveryFee: pharmacies.deliveryFee,
    freeDeliveryThreshold: pharmacies.freeDeliveryThreshold,
    closedUntil: pharmacies.closedUntil,
  },
};

export async function findMedication(db: Database, id: number) {
  const statement = prepared(db, 'medication', (name) =>
    db
      .select({
        ...cardColumns,
        medication: medications,
        governorate: idAndNames(governorates),
        city: idAndNames(cities),
      })
      .from(medications)
      .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
      .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
      .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
      .innerJoin(cities, eq(cities.id, pharmacies.cityId))
      .where(and(eq(medications.id, sql.placeholder('id')), isOffered, isApproved))
      .prepare(name),
  );
  const [found] = await statement.execute({ id });
  return found;
}

/** Every category, with the number of listings on sale in it: of one pharmacy, of one governorate, or of all. */
export const findCategories = (db: Database, shelf: CategoryListQuery) =>
  db
    .select({
      ...cardColumns.category,
      total_medications: countOffered({ ...shelf, category_id: medicationCategories.id }).mapWith(Number),
    })
    .from(medicationCategories)
    .orderBy(asc(medicationCategories.id));
