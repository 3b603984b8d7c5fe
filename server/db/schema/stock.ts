import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';
import { STOCK_REASONS } from '@contract/stock';

import { users } from './accounts';
import { createdAt, identity } from './columns';
import { medications } from './medications';
import { orders } from './orders';

export const stockReason = pgEnum('stock_reason', STOCK_REASONS);

/**
 * Every change of a stock, oldest first. The changes of a medication add up to its stock, which is also the balance of its newest row.
 * Written by the functions that change a stock, and by a trigger when a medication is added with one.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: identity(),
    medicationId: integer()
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    change: integer().notNull(),
    balance: integer().notNull(),
    reason: stockReason().notNull(),
    orderId: integer().references(() => orders.id),
    actorId: integer().references(() => users.id),
    /** For a change by hand: by this key a repeated call finds the movement of the first. */
    idempotencyKey: varchar({ length: LIMITS.idempotencyKey }),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_by_medication').on(table.medicationId, table.id.desc()),
    // Movements without a key, such as sales, are not in this index and do not write to it.
    uniqueIndex('stock_movements_by_key')
      .on(table.medicationId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('stock_movements_change_something', sql`${table.change} <> 0`),
    check(
      'stock_movements_name_their_order',
      sql`(${table.orderId} is not null) = (${table.reason} in ('sale', 'cancellation'))`,
    ),
  ],
);
