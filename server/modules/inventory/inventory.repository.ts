import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isOwnMedication } from '../../db/isOwnMedication';
import { categoryColumns } from '../../db/medicineColumns';
import { medicationCategories, medications, orderItems } from '../../db/schema';
import { rowColumns } from './productLists.repository';

export async function findProduct(db: Database, pharmacyId: number, id: number) {
  const [product] = await db
    .select({ ...rowColumns, ...textColumns, category: categoryColumns })
    .from(medications)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .where(isOwnMedication(pharmacyId, id));
  return product;
}

export const textColumns = {
  activeIngredients: medications.activeIngredients,
  manufacturer: medications.manufacturer,
  dosage: medications.dosage,
  dosageAr: medications.dosageAr,
  sideEffects: medications.sideEffects,
  sideEffectsAr: medications.sideEffectsAr,
  description: medications.description,
  descriptionAr: medications.descriptionAr,
};

/** Those of the ids that exist. */
export async function findCategories(db: Database, ids: number[]): Promise<number[]> {
  const found = await db
    .select({ id: medicationCategories.id })
    .from(medicationCategories)
    .where(inArray(medicationCategories.id, ids));
  return found.map(({ id }) => id);
}

/** Locks the product until the transaction ends, so that no sale changes its stock meanwhile. */
export async function lockProduct(db: Database, pharmacyId: number, id: number) {
  const [product] = await db
    .select({
      name: medications.name,
      nameAr: medications.nameAr,
      image: medications.image,
      stock: medications.stock,
    })
    .from(medications)
    .where(isOwnMedication(pharmacyId, id))
    .for('no key update');
  return product;
}

/** Whether an order shows this picture of the product. */
export async function isOrderedWith(db: Database, id: number, image: string): Promise<boolean> {
  const found = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.medicationId, id), eq(orderItems.image, image)))
    .limit(1);
  return found.length > 0;
}

export type NewRow = typeof medications.$inferInsert;

/** Returns their ids. */
export async function insertProducts(db: Database, products: NewRow[]): Promise<number[]> {
  const rows = await db.insert(medications).values(products).returning({ id: medications.id });
  return rows.map(({ id }) => id);
}

/** All columns except the stock, which changes only together with its ledger. */
export type ProductChange = Partial<Omit<typeof medications.$inferInsert, 'stock' | 'pharmacyId'>>;

export const updateProduct = (db: Database, pharmacyId: number, id: number, change: ProductChange) =>
  db
    .update(medications)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isOwnMedication(pharmacyId, id));
