import { message } from '@contract/messages';
import type { ProductsChange } from '@contract/product';
import type { ChangedProducts } from '@contract/wire/product';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { invalidField } from '../../errors';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import { inTurn } from './inTurn';
import { lockProducts, updateProducts } from './manyProducts.repository';

/** How many products one transaction locks: few enough that a sale of one of them waits only a moment. */
const PORTION = 500;

/**
 * Changes the chosen products, or all that match the filter, in portions. No sale has to wait for the whole change, and a repeated call
 * continues after one that broke off. The filter is applied when each portion is changed: products that no longer match are left alone. 429
 * after too many changes of the pharmacy, 503 if too many are waiting.
 */
export const changeProducts = (
  context: Context,
  staff: StaffSession,
  input: ProductsChange,
): Promise<ChangedProducts> =>
  inTurn(context.db, staff, async () => {
    // Counted only when its turn comes: a call that was refused because others are waiting does not count.
    await countAttempt(context, 'productsChange', staff.pharmacyId);
    return changeNow(context.db, staff.pharmacyId, input);
  });

async function changeNow(db: Database, pharmacyId: number, input: ProductsChange): Promise<ChangedProducts> {
  const {
    ids,
    is_whole: isWhole,
    is_listed: isListed,
    lowStockAlert,
    prescription_required: prescriptionRequired,
  } = input;
  if (!isWhole && ids.length === 0) throw invalidField('ids', message('selectionRequired'));
  const change = { isListed, lowStockAlert, prescriptionRequired };
  if (Object.values(change).every((value) => value === undefined)) {
    throw invalidField('is_listed', message('changeRequired'));
  }
  const { q, category_id, state } = input;
  const chosen = isWhole ? { q, category_id, state } : { ids };

  let changed = 0;
  let portion: number[] = [];
  do {
    const after = portion.at(-1) ?? 0;
    portion = await inTransaction(db, async (tx) => {
      const found = await lockProducts(tx, pharmacyId, { ...chosen, change, after, limit: PORTION });
      if (found.length > 0) await updateProducts(tx, pharmacyId, found, change);
      return found;
    });
    changed += portion.length;
  } while (portion.length === PORTION);
  return { changed };
}
