import { and, count, desc, eq, sql } from 'drizzle-orm';

import type { StockMovementQuery } from '@contract/stock';

import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { medications, orders, stockMovements, users } from '../../db/schema';
import { offsetOf } from '../../http';

/** Puts what a cancelled order had taken back on the shelf, and writes it down. */
export const giveBackStock = (db: Database, cancellation: { orderId: number; userId: number }) =>
  prepared(db, 'give back stock', (name) =>
    db
      .select({ isDone: sql<boolean>`true` })
      .from(sql`give_back_stock(${sql.placeholder('orderId')}, ${sql.placeholder('userId')})`)
      .prepare(name),
  ).execute(cancellation);

/** Units that came in or are missing, as somebody counted them; false where so many are not there. */
export async function correctStock(
  db: Database,
  { medicationId, difference, userId }: { medicationId: number; difference: number; userId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ isDone: sql<boolean>`correct_stock` })
    .from(sql`correct_stock(${medicationId}, ${difference}, ${userId})`);
  return row?.isDone ?? false;
}

/** Says who put a new product on the shelf: the trigger that writes its first row knows nobody. */
export const signOpeningStock = (db: Database, { medicationId, userId }: { medicationId: number; userId: number }) =>
  db.update(stockMovements).set({ actorId: userId }).where(eq(stockMovements.medicationId, medicationId));

/** How many rows the book of a pharmacy's own medication has; undefined for any other. */
export async function countMovements(db: Database, pharmacyId: number, medicationId: number) {
  const [row] = await db
    .select({ total: count(stockMovements.id) })
    .from(medications)
    .leftJoin(stockMovements, eq(stockMovements.medicationId, medications.id))
    .where(and(eq(medications.id, medicationId), eq(medications.pharmacyId, pharmacyId)))
    .groupBy(medications.id);
  return row?.total;
}

/** The newest first. */
export const findMovements = (db: Database, medicationId: number, query: StockMovementQuery) =>
  db
    .select({
      id: stockMovements.id,
      reason: stockMovements.reason,
      change: stockMovements.change,
      balance: stockMovements.balance,
      createdAt: stockMovements.createdAt,
      order: { id: orders.id, orderCode: orders.orderCode },
      actor: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(eq(stockMovements.medicationId, medicationId))
    .orderBy(desc(stockMovements.id))
    .limit(query.paginate)
    .offset(offsetOf(query));
