import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable } from 'drizzle-orm/pg-core';

import { STOCK_REASONS } from '@contract/stock';

import { users } from './accounts';
import { createdAt, identity } from './columns';
import { medications } from './medications';
import { orders } from './orders';

export const stockReason = pgEnum('stock_reason', STOCK_REASONS);

/**
 * Every change of a stock, oldest first: the changes of a medication sum to its stock, which is also the balance of its newest row.
 * Written by the functions that change a stock, and by a trigger for what is listed with one.
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
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_by_medication').on(table.medicationId, table.id.desc()),
    check('stock_movements_change_something', sql`${table.change} <> 0`),
    check(
      'stock_movements_name_their_order',
      sql`(${table.orderId} is not null) = (${table.reason} in ('sale', 'cancellation'))`,
    ),
  ],
);
