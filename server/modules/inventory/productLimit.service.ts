import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Database } from '../../db/database';
import { conflict, notFound } from '../../errors';
import type { RefusalCode } from '../../refusalCodes';
import { findProductCount } from './productLimit.repository';

/** Whether an operator lets a pharmacy trade, how many more products it may have, and what is said to one more. */
export async function productLimitOf(db: Database, pharmacyId: number) {
  const found = await findProductCount(db, pharmacyId, STAFF_LIMITS.products);
  if (!found) throw notFound('pharmacyNotFound');
  const isApproved = found.status === 'approved';
  const max = isApproved ? STAFF_LIMITS.products : STAFF_LIMITS.productsUnapproved;
  const refusal: RefusalCode = isApproved ? 'tooManyProducts' : 'tooManyProductsYet';
  const left = max - found.products;
  return { isApproved, left, refusal, values: { max }, lowStockThreshold: found.lowStockThreshold };
}

/**
 * Refuses one more product than a pharmacy may have: anybody can join as one, and what it writes, waiting or suspended, fills the
 * disk of all. Simultaneous calls may pass the bound by as many; nothing depends on it being exact.
 */
export async function assertProductLimit(db: Database, pharmacyId: number): Promise<void> {
  const { left, refusal, values } = await productLimitOf(db, pharmacyId);
  if (left <= 0) throw conflict(refusal, { values });
}
