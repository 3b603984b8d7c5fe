import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';

import { UNDER_WAY } from '@contract/order';

import type { Database } from '../../db/database';
import { insertedRow, insertRows } from '../../db/insertRows';
import { prepared } from '../../db/prepared';
import { orders, purchases } from '../../db/schema';

export async function findPurchase(db: Database, userId: number, idempotencyKey: string) {
  const isOwn = eq(purchases.userId, sql.placeholder('userId'));
  const statement = prepared(db, 'purchase of key', (name) =>
    db
      .select({ id: purchases.id, requestHash: purchases.requestHash, total: purchases.total })
      .from(purchases)
      .where(and(isOwn, eq(purchases.idempotencyKey, sql.placeholder('idempotencyKey'))))
      .prepare(name),
  );
  const [purchase] = await statement.execute({ userId, idempotencyKey });
  return purchase;
}

/** The number of orders under way that the customer still has to pay for. */
export async function countUnpaid(db: Database, userId: number): Promise<number> {
  const isUnpaid = and(inArray(orders.status, UNDER_WAY), eq(orders.paymentStatus, 'due'), gt(orders.total, 0));
  const statement = prepared(db, 'unpaid orders', (name) =>
    db
      .select({ unpaid: count() })
      .from(orders)
      .where(and(eq(orders.userId, sql.placeholder('userId')), isUnpaid))
      .prepare(name),
  );
  const [row] = await statement.execute({ userId });
  return row?.unpaid ?? 0;
}

export async function insertPurchase(db: Database, purchase: typeof purchases.$inferInsert) {
  const rows = await insertRows(db, { what: 'purchase', rows: [purchase] }, (places) =>
    db.insert(purchases).values(places).returning({ id: purchases.id, total: purchases.total }),
  );
  return insertedRow(rows);
}

export type NewOrder = Omit<typeof orders.$inferInsert, 'purchaseId'>;

export function insertOrders(db: Database, purchaseId: number, rows: NewOrder[]) {
  const placed = rows.map((row) => ({ ...row, purchaseId }));
  return insertRows(db, { what: 'orders', rows: placed }, (places) => db.insert(orders).values(places));
}

export interface FillOrders {
  purchaseId: number;
  userId: number;
  /** The medications of the lines that were locked and planned. */
  medicationIds: number[];
}

/**
 * Moves these lines out of the cart and off the stock into the orders of the purchase, which have no items yet. The caller holds the locks.
 */
export const fillOrders = (db: Database, values: FillOrders) =>
  prepared(db, 'fill orders', (name) =>
    db
      .select({ isDone: sql<boolean>`true` })
      .from(
        sql`fill_orders(${sql.placeholder('purchaseId')}, ${sql.placeholder('userId')}, ${sql.placeholder('medicationIds')})`,
      )
      .prepare(name),
  ).execute({ ...values });
