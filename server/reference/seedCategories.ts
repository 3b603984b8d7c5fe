import type { Database } from '../db/database';
import { medicationCategories } from '../db/schema';
import { CATEGORIES } from './categories';

/** Every installation has these categories, under which pharmacies file their medications. Adds the missing ones. */
export async function seedCategories(db: Database): Promise<void> {
  await db
    .insert(medicationCategories)
    .values([...CATEGORIES])
    .onConflictDoNothing();
}
