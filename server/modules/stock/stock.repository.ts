import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';

import type { StockMovementQuery, StockReason } from '@contract/stock';

import type { Database } from '../../db/database';
import { isOwnMedication } from '../../db/isOwnMedication';
import { prepared } from '../../db/prepared';
import { medications, orders, stockMovements, users } from '../../db/schema';
import { offsetOf } from '../../http';
import type { StaffSession } from '../../plugins/session';

/** Returns the units of a cancelled order to the stock, and records that in the ledger. */
export const giveBackStock = (db: Database, cancellation: { orderId: number; userId: number | null }) =>
  prepared(db, 'give back stock', (name) =>
    db
      .select({ isDone: sql<boolean>`true` })
      .from(sql`give_back_stock(${sql.placeholder('orderId')}, ${sql.placeholder('userId')})`)
      .prepare(name),
  ).execute(cancellation);

interface StockChange {
  medicationId: number;
  /** In units; negative if the stock decreases. */
  change: number;
  reason: StockReason;
  idempotencyKey?: string | undefined;
}

type Actor = Pick<StaffSession, 'userId' | 'pharmacyId'>;

/**
 * Adds units to the stock of an own medication or removes them, and records that in the ledger. The caller holds the lock of the
 * medication.
 */
export async function moveStock(db: Database, { pharmacyId, userId }: Actor, move: StockChange): Promise<number> {
  const { medicationId, change, reason, idempotencyKey = null } = move;
  const [row] = await db
    .select({
      id: sql<number | null>`move_stock(${medications.id}, ${change}, ${reason}, ${userId}, ${idempotencyKey})`,
    })
    .from(medications)
    .where(isOwnMedication(pharmacyId, medicationId));
  if (!row?.id) throw new Error(`The stock of medication ${medicationId} could not be moved by ${change}`);
  return row.id;
}

interface StockChanges extends Pick<StockChange, 'reason'> {
  moves: Pick<StockChange, 'medicationId' | 'change'>[];
}

/** The same for many medications in one statement. The caller holds all their locks. */
export async function moveStocks(db: Database, actor: Actor, { moves, reason }: StockChanges): Promise<void> {
  const each = (read: (move: StockChanges['moves'][number]) => number) => sql.param(moves.map(read));
  const rows = await db
    .select({ id: sql<number | null>`move_stock(${medications.id}, change, ${reason}, ${actor.userId})` })
    .from(
      sql`unnest(${each(({ medicationId }) => medicationId)}::integer[], ${each(({ change }) => change)}::integer[]) as moved (id, change)`,
    )
    .innerJoin(medications, isOwnMedication(actor.pharmacyId, sql`moved.id`));
  const moved = rows.filter(({ id }) => id !== null).length;
  if (moved < moves.length) throw new Error(`Only ${moved} of ${moves.length} stocks could be moved`);
}

/** The stock of a pharmacy's own medication, locked until the transaction ends; undefined for any other. */
export async function lockStock(db: Database, pharmacyId: number, medicationId: number) {
  const [row] = await db
    .select({ stock: medications.stock })
    .from(medications)
    .where(isOwnMedication(pharmacyId, medicationId))
    .for('no key update');
  return row?.stock;
}

/** Records who added new products with a stock. The trigger that writes their first ledger entries does not know that. */
export const setOpeningStockActor = (
  db: Database,
  { medicationIds, userId }: { medicationIds: number[]; userId: number },
) => db.update(stockMovements).set({ actorId: userId }).where(inArray(stockMovements.medicationId, medicationIds));

/** The number of ledger entries of a pharmacy's own medication; undefined for any other. */
export async function countMovements(db: Database, pharmacyId: number, medicationId: number) {
  const [row] = await db
    .select({ total: count(stockMovements.id) })
    .from(medications)
    .leftJoin(stockMovements, eq(stockMovements.medicationId, medications.id))
    .where(isOwnMedication(pharmacyId, medicationId))
    .groupBy(medications.id);
  return row?.total;
}

const selectMovements = (db: Database) =>
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
    .leftJoin(users, eq(users.id, stockMovements.actorId));

export async function findMovement(db: Database, id: number) {
  const [movement] = await selectMovements(db).where(eq(stockMovements.id, id));
  return movement;
}

/** The earlier movement with this key, if there is one. */
export async function findMovementByKey(db: Database, medicationId: number, idempotencyKey: string) {
  const [movement] = await db
    .select({
      id: stockMovements.id,
      reason: stockMovements.reason,
      change: stockMovements.change,
      balance: stockMovements.balance,
      userId: stockMovements.actorId,
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.medicationId, medicationId), eq(stockMovements.idempotencyKey, idempotencyKey)));
  return movement;
}

/** Newest first. */
export const findMovements = (db: Database, medicationId: number, query: StockMovementQuery) =>
  selectMovements(db)
    .where(eq(stockMovements.medicationId, medicationId))
    .orderBy(desc(stockMovements.id))
    .limit(query.paginate)
    .offset(offsetOf(query));
