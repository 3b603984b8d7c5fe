import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';

import { medicationCategories } from './medications';
import { pharmacies } from './pharmacies';

/**
 * How many medications a pharmacy lists: in a category, or in all where the category is null. Kept by triggers, since counting a million
 * rows for a total costs far more than the page that it is for. Each row belongs to one pharmacy, so no pharmacy waits for another's
 * import.
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
 * How many medications the approved pharmacies of a governorate list: in a category, or in all where the category is null. The total of the
 * country reads a few dozen of these rows, however many pharmacies there are. Kept like `textCounts`: a count is the sum of its rows.
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
 * How many medications are listed under a text, by any pharmacy and of any expiry date: the sum of the rows of the text. Many pharmacies
 * share a text, so a transaction that comes while another one counts adds a row of its own instead of waiting. Kept by triggers, which also
 * merge rows.
 */
export const textCounts = pgTable(
  'text_counts',
  { textId: integer().notNull(), listings: integer().notNull() },
  (table) => [index('text_counts_by_text').on(table.textId, table.listings)],
);
