import type { Database } from '../../db/database';
import { HttpError } from '../../errors';
import { cancelAsOperator } from './orderMoves.service';
import { findUnderWay } from './underWay.repository';

export { findUnderWay } from './underWay.repository';

export type UnderWay = Awaited<ReturnType<typeof findUnderWay>>[number];

/**
 * Cancels what a pharmacy that does not work any more has left: the orders with these codes or, without any, all that have not left
 * it, since what was shipped may have arrived. Each by itself: whoever asks again goes on where a broken run ended. Answers which were
 * cancelled; of codes that are none of its orders under way there is nothing to cancel.
 */
export async function cancelAbandoned(db: Database, pharmacyId: number, codes: readonly string[]): Promise<UnderWay[]> {
  const underWay = await findUnderWay(db, pharmacyId);
  const isMeant = ({ code, status }: UnderWay) => (codes.length > 0 ? codes.includes(code) : status !== 'shipped');
  const cancelled: UnderWay[] = [];
  for (const order of underWay.filter(isMeant)) {
    if (await tryToCancel(db, { id: order.id, pharmacyId })) cancelled.push(order);
  }
  return cancelled;
}

/** False where somebody has moved it to its end meanwhile. */
async function tryToCancel(db: Database, order: { id: number; pharmacyId: number }): Promise<boolean> {
  try {
    await cancelAsOperator(db, order);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.details.code === 'moveNotAllowed') return false;
    throw error;
  }
}
