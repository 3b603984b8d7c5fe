import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { QUANTITY } from '@contract/cart';
import { LIMITS } from '@contract/limits';

import { users } from './accounts';
import { createdAt } from './columns';
import { medications } from './medications';

export const cartItems = pgTable(
  'cart_items',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    medicationId: integer()
      .notNull()
      .references(() => medications.id),
    quantity: integer().notNull(),
    createdAt: createdAt(),
    /** The idempotency key of the last call that added units: a repeated call must not add them again. */
    additionKey: varchar({ length: LIMITS.idempotencyKey }),
  },
  (table) => [
    primaryKey({ name: 'cart_items_pkey', columns: [table.userId, table.medicationId] }),
    index('cart_items_by_medication').on(table.medicationId),
    check(
      'cart_items_quantity_in_bounds',
      sql`${table.quantity} between ${sql.raw(String(QUANTITY.min))} and ${sql.raw(String(QUANTITY.max))}`,
    ),
  ],
);
