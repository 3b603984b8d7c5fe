import type { Database } from '../../db/database';
import { HttpError } from '../../errors';
import { cancelAsOperator } from './orderMoves.service';
import { findUnderWay } from './underWay.repository';

export { findUnderWay } from './underWay.repository';

export type UnderWay = Awaited<ReturnType<typeof findUnderWay>>[number];

/**
 * Cancels orders of a pharmacy that no longer works: those with these codes or, without any codes, all that have not been shipped, since a
 * shipped order may have arrived. Each order is cancelled by itself, so that a repeated command continues after one that broke off. Returns
 * the cancelled orders. Codes that are not of the pharmacy's orders under way are ignored.
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

/** False if the order has reached a final status meanwhile. */
async function tryToCancel(db: Database, order: { id: number; pharmacyId: number }): Promise<boolean> {
  try {
    await cancelAsOperator(db, order);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.details.code === 'moveNotAllowed') return false;
    throw error;
  }
}
