import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Database } from '../../db/database';
import { conflict, notFound } from '../../errors';
import type { RefusalCode } from '../../refusalCodes';
import { findRoom } from './productRoom.repository';

/** Whether an operator lets a pharmacy trade, how many more products it may have, and what is said to one more. */
export async function roomOf(db: Database, pharmacyId: number) {
  const room = await findRoom(db, pharmacyId, STAFF_LIMITS.products);
  if (!room) throw notFound('pharmacyNotFound');
  const isApproved = room.status === 'approved';
  const max = isApproved ? STAFF_LIMITS.products : STAFF_LIMITS.productsUnapproved;
  const refusal: RefusalCode = isApproved ? 'tooManyProducts' : 'tooManyProductsYet';
  const left = max - room.products;
  return { isApproved, left, refusal, values: { max }, lowStockThreshold: room.lowStockThreshold };
}

/**
 * Refuses one more product than a pharmacy may have: anybody can join as one, and what it writes, waiting or suspended, fills the
 * disk of all. Simultaneous calls may pass the bound by as many; nothing depends on it being exact.
 */
export async function assertProductRoom(db: Database, pharmacyId: number): Promise<void> {
  const { left, refusal, values } = await roomOf(db, pharmacyId);
  if (left <= 0) throw conflict(refusal, { values });
}
