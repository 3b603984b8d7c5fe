import { message } from '@contract/messages';
import { mostCounted, type NewProduct } from '@contract/product';
import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Database } from '../../db/database';
import { conflict, invalidField, notFound } from '../../errors';
import type { RefusalCode } from '../../refusalCodes';
import { findAlike, findRoom } from './productRoom.repository';

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

/**
 * Refuses what the pharmacy has already. A warning and not a rule: of two colleagues who add the same at once neither hears of the
 * other, and nothing depends on it.
 */
export async function assertNew(db: Database, pharmacyId: number, input: NewProduct): Promise<void> {
  const [alike] = await findAlike(db, pharmacyId, [input]);
  if (alike?.id) throw conflict('productKnown', { data: { id: alike.id } });
}

/** 422 where somebody counts more than there may be and more than there was. */
export function assertCountable(counted: number | undefined, stock: number): void {
  const most = mostCounted(stock);
  if (counted !== undefined && counted > most) {
    throw invalidField('stock', message('stockInvalid', { least: 0, most }));
  }
}
