import type { Database } from '../db/database';
import { medicationCategories } from '../db/schema';
import { CATEGORIES } from './categories';

/** The categories belong to every installation: a pharmacy files its medications under them. Adds what is missing. */
export async function seedCategories(db: Database): Promise<void> {
  await db
    .insert(medicationCategories)
    .values([...CATEGORIES])
    .onConflictDoNothing();
}
