import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { STAFF_LIMITS } from '@contract/staffLimits';

import { createdAt } from './columns';
import { medicationCategories } from './medications';
import { pharmacies } from './pharmacies';

/** Which of our categories a pharmacy has chosen for a category of its own software. */
export const foreignCategories = pgTable(
  'foreign_categories',
  {
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    name: varchar({ length: STAFF_LIMITS.foreignCategory }).notNull(),
    categoryId: integer()
      .notNull()
      .references(() => medicationCategories.id, { onDelete: 'cascade' }),
    chosenAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pharmacyId, table.name] }),
    index('foreign_categories_by_category').on(table.categoryId),
  ],
);
