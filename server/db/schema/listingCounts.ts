import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';

import { medicationCategories } from './medications';
import { pharmacies } from './pharmacies';

/**
 * How many medications a pharmacy lists, in a category or, where that is null, in all. Triggers keep it: counting a million
 * rows for a total costs far more than the page below it. A row belongs to one pharmacy, so nobody waits for another's import.
 */
export const shelfCounts = pgTable(
  'shelf_counts',
  {
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    categoryId: integer().references(() => medicationCategories.id, { onDelete: 'cascade' }),
    listings: integer().notNull(),
  },
  (table) => [
    unique('shelf_counts_pharmacy_id_category_id_key').on(table.pharmacyId, table.categoryId).nullsNotDistinct(),
    index('shelf_counts_by_category').on(table.categoryId, table.pharmacyId, table.listings),
  ],
);

/**
 * How many medications the approved pharmacies of a governorate list, in a category or, where that is null, in all: a total of the
 * country reads a few dozen rows of these, however many pharmacies there are. Kept like `textCounts`, sums of what stands here.
 */
export const governorateCounts = pgTable(
  'governorate_counts',
  {
    governorateId: integer().notNull(),
    categoryId: integer(),
    listings: integer().notNull(),
  },
  (table) => [index('governorate_counts_by_category').on(table.categoryId, table.governorateId, table.listings)],
);

/**
 * How many medications, of any pharmacy and date, are listed under a text: the sum of its rows. Many pharmacies share a text, so
 * whoever comes while another one counts adds a row of their own and waits for nobody. Triggers keep it, and put rows together.
 */
export const textCounts = pgTable(
  'text_counts',
  { textId: integer().notNull(), listings: integer().notNull() },
  (table) => [index('text_counts_by_text').on(table.textId, table.listings)],
);
