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
 * Records in the stock ledger what staff move by hand or by a script. The caller holds the lock of the medication. 429 after too many
 * movements; repeated and refused ones write nothing and do not count.
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

/**
 * Whether this count was stored under its key before, whatever was sold since. 409 moveAlreadyStored for another count or movement with the
 * same key.
 */
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
  /** Without a key, a repeated call cannot be told from a second delivery. */
  idempotencyKey: string | undefined;
}

/**
 * Adds units to the stock or removes them, whatever is sold meanwhile, and returns the ledger entry; the same key returns it again. 409
 * outOfStock, stockTooLow and stockTooHigh with the current stock, moveAlreadyStored for another movement with the same key, 429 after too
 * many.
 */
export async function moveStockByHand(
  { db, secret }: Context,
  staff: StaffSession,
  { medicationId, input, idempotencyKey }: MoveCall,
): Promise<StockMovement> {
  const { reason, quantity } = input;
  const move = { reason, change: isIncoming(reason) ? quantity : -quantity };
  const id = await inTransaction(db, async (tx) => {
    // The lock makes concurrent calls queue up: the next one finds what the one before has moved.
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
  // A cancelled order may have raised the stock above the limit. Units can still be removed then.
  if (after >= 0 && (change < 0 || after <= most)) return;
  const beyondShelf = stock === 0 ? 'outOfStock' : 'stockTooLow';
  const key = after < 0 ? beyondShelf : 'stockTooHigh';
  const values = { stock, most };
  throw conflict(key, { values, field: 'quantity', data: { stock } });
}

/** Every change of a medication's stock, newest first; 404 for a medication of another pharmacy. */
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
  // A person who has left has no name any more.
  actor: movement.actor && (`${movement.actor.firstName} ${movement.actor.lastName}`.trim() || null),
  created_at: movement.createdAt.toISOString(),
});
