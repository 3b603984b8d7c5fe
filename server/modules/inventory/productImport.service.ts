import type { ProductsImport } from '@contract/productsImport';
import type { ImportedRow } from '@contract/wire/product';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { ConcurrentChange, inTransaction } from '../../db/inTransaction';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import { moveStocks, setOpeningStockActor } from '../stock/stock.service';
import { inTurn } from './inTurn';
import { findCategories, insertProducts } from './inventory.repository';
import { toNewRow } from './inventory.service';
import {
  type ExistingProduct,
  findExisting,
  lockExisting,
  lockImports,
  updateExisting,
} from './productImport.repository';
import {
  addError,
  changeOf,
  type CheckedRow,
  isChanged,
  isIdentifiable,
  isNew,
  isValid,
  rejectDuplicates,
  rejectIncomplete,
  rejectStaleCounts,
  toAnswer,
  validateRow,
} from './productImport.rules';
import { productLimitOf } from './productLimit.service';
import { findProductMatches } from './productMatches.repository';
import { differenceOf } from './stockCount.rules';

/**
 * Adds what is new and updates what the pharmacy has: all rows that are right, or none where it fails. A row that is wrong is answered
 * with what is wrong and keeps none of the others out. Sent again after a lost answer, it changes nothing; a stock that was sold from
 * since then is left alone. A dry run answers the same and stores nothing. 429 after too many of the pharmacy, and sooner after what one without approval stores:
 * what they write into its book of stock is kept for ever. 503 after too many of the pharmacy at once.
 */
export const importProducts = (context: Context, staff: StaffSession, input: ProductsImport): Promise<ImportedRow[]> =>
  inTurn(context.db, staff, async () => {
    // Not before: one that was refused for the others that wait has cost nothing.
    await countAttempt(context, input.dry_run ? 'importCheck' : 'import', staff.pharmacyId);
    return importNow(context, staff, input);
  });

async function importNow(
  { db, secret }: Context,
  staff: StaffSession,
  { rows, dry_run: isDry, created_before: before }: ProductsImport,
): Promise<ImportedRow[]> {
  const { pharmacyId } = staff;
  const checked = rows.map(validateRow);
  const categories = await findCategories(
    db,
    checked.flatMap(({ input, errors }) => (errors.category_id ? [] : (input.category_id ?? []))),
  );
  return inTransaction(db, async (tx) => {
    if (!isDry) await lockImports(tx, pharmacyId);
    const limit = await productLimitOf(tx, pharmacyId);
    if (!isDry && !limit.isApproved) await countAttempt({ db: tx, secret }, 'unapprovedImport', pharmacyId);
    // Each attempt of the transaction begins with the rows as they were checked.
    const plan = await matchProducts(tx, pharmacyId, checked, isDry ? findExisting : lockExisting);
    rejectIncomplete(plan, categories);
    rejectDuplicates(plan);
    rejectStaleCounts(plan);
    plan
      .filter(isNew)
      .slice(Math.max(0, limit.left - before))
      .forEach((row) => addError(row, 'name', limit.refusal, limit.values));
    const answer = plan.map(toAnswer);
    if (!isDry) await store(tx, staff, plan, limit.lowStockThreshold);
    return answer;
  });
}

/** Gives each row the product of the pharmacy that it is of, where there is one. */
async function matchProducts(
  tx: Database,
  pharmacyId: number,
  rows: readonly CheckedRow[],
  read: (tx: Database, pharmacyId: number, ids: number[]) => Promise<ExistingProduct[]>,
): Promise<CheckedRow[]> {
  const matches = await findProductMatches(
    tx,
    pharmacyId,
    rows.filter(isIdentifiable).map(({ input }) => input),
  );
  const found = await read(
    tx,
    pharmacyId,
    matches.flatMap(({ id }) => id ?? []),
  );
  const existing = new Map(found.map((each) => [each.id, each]));
  // A colleague has just made another product of one that was found.
  if (matches.some(({ id, textId }) => id !== null && existing.get(id)?.textId !== textId))
    throw new ConcurrentChange();
  const next = matches.values();
  return rows.map((row) => {
    const errors = { ...row.errors };
    const same = isIdentifiable(row) ? next.next().value : undefined;
    if (!same) return { ...row, errors };
    const own = { ...row, errors, existing: existing.get(same.id ?? 0) };
    if (same.isAmbiguous) addError(own, 'strength', 'productAmbiguous');
    // One that is wrong keeps no other out.
    return isValid(own) ? { ...own, product: same.product } : own;
  });
}

async function store(tx: Database, staff: StaffSession, plan: CheckedRow[], lowStockAlert: number): Promise<void> {
  const { pharmacyId, userId } = staff;
  const added = plan.filter(isNew);
  if (added.length > 0) {
    const rows = added.map(({ input }) =>
      toNewRow(pharmacyId, { ...input, lowStockAlert: input.lowStockAlert ?? lowStockAlert }),
    );
    await setOpeningStockActor(tx, { medicationIds: await insertProducts(tx, rows), userId });
  }
  const updated = plan.filter(isValid).flatMap(({ input, existing }) => (existing ? [{ input, existing }] : []));
  const changes = updated.filter(({ input, existing }) => isChanged(input, existing));
  if (changes.length > 0)
    await updateExisting(
      tx,
      pharmacyId,
      changes.map(({ input, existing }) => changeOf(input, existing)),
    );
  // After the alerts: whether a shelf runs low is judged by the one that holds from now on.
  const moves = updated
    .map(({ input, existing }) => ({ medicationId: existing.id, change: differenceOf(input, existing.stock) }))
    .filter(({ change }) => change !== 0);
  if (moves.length > 0) await moveStocks(tx, staff, { moves, reason: 'correction' });
}
