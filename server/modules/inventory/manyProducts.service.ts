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

/** Products that one transaction of a change of many holds: a sale of one of them waits a moment at most. */
const PORTION = 500;

/**
 * Sets what is given for the chosen products, or for all that the filter finds, in portions: no sale waits for the whole of it,
 * and whoever asks again goes on where a broken one ended. What counts is the filter as each portion meets it: what left it meanwhile
 * stays as it is. 429 after too many of the pharmacy, 503 after too many at once.
 */
export const changeProducts = (
  context: Context,
  staff: StaffSession,
  input: ProductsChange,
): Promise<ChangedProducts> =>
  inTurn(context.db, staff, async () => {
    // Not before: one that was refused for the others that wait has cost nothing.
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
