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
 * Adds new products and updates existing ones: all valid rows, or none if it fails. A wrong row is answered with its errors and does not
 * keep the others out. An import that is sent again after a lost answer changes nothing, and leaves a stock alone from which units were
 * sold since. A dry run returns the same answer and stores nothing. 429 after too many imports; sooner for a pharmacy without approval,
 * since movements of stock are stored for ever. 503 if too many imports of the pharmacy are waiting.
 */
export const importProducts = (context: Context, staff: StaffSession, input: ProductsImport): Promise<ImportedRow[]> =>
  inTurn(context.db, staff, async () => {
    // Counted only when its turn comes: a call that was refused because others are waiting does not count.
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
    // Each attempt of the transaction starts from the checked rows.
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

/** Finds the product of the pharmacy that each row describes. */
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
  // A colleague has just turned a product that was found into another one.
  if (matches.some(({ id, textId }) => id !== null && existing.get(id)?.textId !== textId))
    throw new ConcurrentChange();
  const next = matches.values();
  return rows.map((row) => {
    const errors = { ...row.errors };
    const same = isIdentifiable(row) ? next.next().value : undefined;
    if (!same) return { ...row, errors };
    const own = { ...row, errors, existing: existing.get(same.id ?? 0) };
    if (same.isAmbiguous) addError(own, 'strength', 'productAmbiguous');
    // A wrong row is not given a product, so that it does not make a valid row of the same product a duplicate.
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
  // After the update: the new alert levels decide whether products are low in stock.
  const moves = updated
    .map(({ input, existing }) => ({ medicationId: existing.id, change: differenceOf(input, existing.stock) }))
    .filter(({ change }) => change !== 0);
  if (moves.length > 0) await moveStocks(tx, staff, { moves, reason: 'correction' });
}
