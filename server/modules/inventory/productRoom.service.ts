import { message } from '@contract/messages';
import { mostCounted, type NewProduct } from '@contract/product';
import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Database } from '../../db/database';
import { conflict, invalidField, notFound } from '../../errors';
import { findAlike, findRoom } from './productRoom.repository';

/**
 * Refuses one more product than a pharmacy may have: anybody can join as one, and what it writes, waiting or suspended, fills the
 * disk of all. Simultaneous calls may pass the bound by as many; nothing depends on it being exact.
 */
export async function assertProductRoom(db: Database, pharmacyId: number): Promise<void> {
  const room = await findRoom(db, pharmacyId, STAFF_LIMITS.products);
  if (!room) throw notFound('pharmacyNotFound');
  const isApproved = room.status === 'approved';
  const max = isApproved ? STAFF_LIMITS.products : STAFF_LIMITS.productsUnapproved;
  if (room.products < max) return;
  throw conflict(isApproved ? 'tooManyProducts' : 'tooManyProductsYet', { values: { max } });
}

/**
 * Refuses what the pharmacy has already. A warning and not a rule: of two colleagues who add the same at once neither hears of the
 * other, and nothing depends on it.
 */
export async function assertNew(db: Database, pharmacyId: number, { name, ...input }: NewProduct): Promise<void> {
  const known = await findAlike(db, pharmacyId, { name, strength: input.strength, dosageForm: input.dosage_form });
  if (known) throw conflict('productKnown', { data: known });
}

/** 422 where somebody counts more than there may be and more than there was. */
export function assertCountable(counted: number | undefined, stock: number): void {
  const most = mostCounted(stock);
  if (counted !== undefined && counted > most) {
    throw invalidField('stock', message('stockInvalid', { least: 0, most }));
  }
}
