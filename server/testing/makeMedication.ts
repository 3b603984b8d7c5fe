import type { Database } from '../db/database';
import { medicationCategories, medications } from '../db/schema';
import { makePharmacy } from './makeUser';

type Medication = typeof medications.$inferSelect;
type Category = typeof medicationCategories.$inferSelect;

let made = 0;

/** A category with a unique name, unless a name is given. */
export async function makeCategory(
  db: Database,
  overrides: Partial<typeof medicationCategories.$inferInsert> = {},
): Promise<Category> {
  made += 1;
  const [category] = await db
    .insert(medicationCategories)
    .values({ name: `Category ${made}`, nameAr: `قسم ${made}`, ...overrides })
    .returning();
  return category!;
}

/** A listed medication in stock, for 25 EGP (2500 piastres). By default it has an approved pharmacy and a category of its own. */
export async function makeMedication(
  db: Database,
  overrides: Partial<typeof medications.$inferInsert> = {},
): Promise<Medication> {
  made += 1;
  const [medication] = await db
    .insert(medications)
    .values({
      name: `Medication ${made}`,
      nameAr: `دواء ${made}`,
      price: 2500,
      stock: 50,
      ...overrides,
      pharmacyId: overrides.pharmacyId ?? (await makePharmacy(db)).id,
      categoryId: overrides.categoryId ?? (await makeCategory(db)).id,
    })
    .returning();
  return medication!;
}
