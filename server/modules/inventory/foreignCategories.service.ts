import type { ForeignCategoriesInput } from '@contract/foreignCategories';
import { message } from '@contract/messages';
import type { ForeignCategory } from '@contract/wire/foreignCategory';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { invalidField } from '../../errors';
import type { StaffSession } from '../../plugins/session';
import { deleteForeign, deleteOldestForeign, findForeign, keepForeign } from './foreignCategories.repository';
import { findCategories } from './inventory.repository';

export async function listForeignCategories(db: Database, { pharmacyId }: StaffSession): Promise<ForeignCategory[]> {
  const kept = await findForeign(db, pharmacyId);
  return kept.map(({ name, categoryId }) => ({ name, category_id: categoryId }));
}

/** Stores or deletes the choices for these names. If a name comes twice, the last choice counts. 422 for an unknown category. */
export function changeForeignCategories(
  db: Database,
  { pharmacyId }: StaffSession,
  { categories }: ForeignCategoriesInput,
): Promise<void> {
  const choices = new Map(categories.map((each) => [each.name, each.category_id]));
  const chosen = [...choices]
    .flatMap(([name, categoryId]) => (categoryId === null ? [] : [{ name, categoryId }]))
    // Always in the same order, since two colleagues could otherwise wait for each other's locks.
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const forgotten = [...choices.keys()].filter((name) => choices.get(name) === null);

  return inTransaction(db, async (tx) => {
    const wanted = new Set(chosen.map(({ categoryId }) => categoryId));
    const found = await findCategories(tx, [...wanted]);
    if (found.length < wanted.size) throw invalidField('category_id', message('categoryUnknown'));
    if (chosen.length > 0) await keepForeign(tx, pharmacyId, chosen);
    await deleteForeign(tx, pharmacyId, forgotten);
    await deleteOldestForeign(tx, pharmacyId);
  });
}
