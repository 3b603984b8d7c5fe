import { STAFF_LIMITS } from '@contract/staffLimits';
import { isIncoming, type StockMove, type StockMovementQuery } from '@contract/stock';
import type { StockMovement } from '@contract/wire/stock';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, notFound } from '../../errors';
import type { Listed } from '../../http';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import {
  countMovements,
  findMovement,
  findMovementByKey,
  findMovements,
  lockStock,
  moveStock,
} from './stock.repository';

export { giveBackStock, moveStocks, setOpeningStockActor } from './stock.repository';

/**
 * Writes into the book of stock what somebody of the pharmacy moves by hand or by a script; the caller holds the medication.
 * 429 after too many of them; what is repeated or refused, and so writes nothing, does not count.
 */
export async function moveStockAsStaff(
  { db: tx, secret }: Context,
  staff: StaffSession,
  move: Parameters<typeof moveStock>[2],
): Promise<number> {
  await countAttempt({ db: tx, secret }, 'stockMove', staff.pharmacyId);
  return moveStock(tx, staff, move);
}

interface Count {
  medicationId: number;
  stock: number;
  idempotencyKey: string | undefined;
}

/** Whether this count was stored under its key, whatever was sold since; 409 moveAlreadyStored for another count or move under it. */
export async function isCountStored(
  db: Database,
  { userId }: StaffSession,
  { medicationId, stock, idempotencyKey }: Count,
): Promise<boolean> {
  const earlier = idempotencyKey && (await findMovementByKey(db, medicationId, idempotencyKey));
  if (!earlier) return false;
  const isSame = earlier.reason === 'correction' && earlier.balance === stock && earlier.userId === userId;
  if (!isSame) throw conflict('moveAlreadyStored');
  return true;
}

interface MoveCall {
  medicationId: number;
  input: StockMove;
  /** Without one, the call can not be told from a second delivery. */
  idempotencyKey: string | undefined;
}

/**
 * Puts units on the shelf or takes them off it, whatever is sold meanwhile, and answers what was written down; the same key answers
 * it again. 409 outOfStock, stockTooLow and stockTooHigh with the stock as it is, moveAlreadyStored for another move under one key, 429 after too
 * many of them.
 */
export async function moveStockByHand(
  { db, secret }: Context,
  staff: StaffSession,
  { medicationId, input, idempotencyKey }: MoveCall,
): Promise<StockMovement> {
  const { reason, quantity } = input;
  const move = { reason, change: isIncoming(reason) ? quantity : -quantity };
  const id = await inTransaction(db, async (tx) => {
    // Under the lock simultaneous calls queue up: the next finds what the one before has moved.
    const stock = await lockStock(tx, staff.pharmacyId, medicationId);
    if (stock === undefined) throw notFound('medicationNotFound');
    const earlier = idempotencyKey && (await findMovementByKey(tx, medicationId, idempotencyKey));
    if (earlier) return idOfSameMove(earlier, { ...move, userId: staff.userId });
    assertRoom(stock, move.change);
    return moveStockAsStaff({ db: tx, secret }, staff, { ...move, medicationId, idempotencyKey });
  });
  const movement = await findMovement(db, id);
  if (!movement) throw notFound('medicationNotFound');
  return toMovement(movement);
}

type Move = Pick<NonNullable<Awaited<ReturnType<typeof findMovementByKey>>>, 'reason' | 'change' | 'userId'>;

function idOfSameMove({ id, ...earlier }: Move & { id: number }, { reason, change, userId }: Move): number {
  const isSame = earlier.reason === reason && earlier.change === change && earlier.userId === userId;
  if (!isSame) throw conflict('moveAlreadyStored');
  return id;
}

function assertRoom(stock: number, change: number): void {
  const most = STAFF_LIMITS.stock;
  const after = stock + change;
  // A cancelled order may have lifted the stock above what is allowed: that must not keep it there.
  if (after >= 0 && (change < 0 || after <= most)) return;
  const beyondShelf = stock === 0 ? 'outOfStock' : 'stockTooLow';
  const key = after < 0 ? beyondShelf : 'stockTooHigh';
  const values = { stock, most };
  throw conflict(key, { values, field: 'quantity', data: { stock } });
}

/** Every change of a medication's stock, the newest first; 404 for what another pharmacy sells. */
export async function listMovements(
  db: Database,
  { pharmacyId }: StaffSession,
  medicationId: number,
  query: StockMovementQuery,
): Promise<Listed<StockMovement>> {
  const total = await countMovements(db, pharmacyId, medicationId);
  if (total === undefined) throw notFound('medicationNotFound');
  const rows = await findMovements(db, medicationId, query);
  return { rows: rows.map(toMovement), total };
}

type FoundMovement = Awaited<ReturnType<typeof findMovements>>[number];

const toMovement = (movement: FoundMovement): StockMovement => ({
  id: movement.id,
  reason: movement.reason,
  change: movement.change,
  balance: movement.balance,
  order: movement.order && { id: movement.order.id, order_code: movement.order.orderCode },
  // Who has left keeps no name.
  actor: movement.actor && (`${movement.actor.firstName} ${movement.actor.lastName}`.trim() || null),
  created_at: movement.createdAt.toISOString(),
});
