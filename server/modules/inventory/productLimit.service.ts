import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Database } from '../../db/database';
import { conflict, notFound } from '../../errors';
import type { RefusalCode } from '../../refusalCodes';
import { findProductCount } from './productLimit.repository';

/** Whether an operator has approved the pharmacy, how many more products it may have, and the message for one too many. */
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
 * Refuses products beyond the limit. Anybody can register a pharmacy, and even one that waits for approval or is suspended could fill the
 * disk that all share. Concurrent calls may exceed the limit by their number, on which nothing depends.
 */
export async function assertProductLimit(db: Database, pharmacyId: number): Promise<void> {
  const { left, refusal, values } = await productLimitOf(db, pharmacyId);
  if (left <= 0) throw conflict(refusal, { values });
}
