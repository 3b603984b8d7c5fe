import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { users } from './accounts';
import { moment, piastres } from './columns';
import { pharmacies } from './pharmacies';

/**
 * Who has ordered from a pharmacy, how often and for how much. Kept by triggers, since sorting the customers of 200,000 orders by what they
 * spent costs far more than the page that is shown. Each row belongs to one customer, so no customer waits for another's order.
 */
export const pharmacyCustomers = pgTable(
  'pharmacy_customers',
  {
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of all orders, including cancelled ones. */
    orders: integer().notNull(),
    /** The totals of the orders that are not cancelled, less what was given back. */
    spent: piastres().notNull(),
    firstOrderAt: moment().notNull(),
    lastOrderAt: moment().notNull(),
    /** The folded name; null for a customer who has left. */
    sortName: text(),
  },
  (table) => [
    primaryKey({ columns: [table.pharmacyId, table.userId] }),
    index('pharmacy_customers_by_user').on(table.userId),
    index('pharmacy_customers_by_name').on(table.pharmacyId, table.sortName, table.userId),
  ],
);
