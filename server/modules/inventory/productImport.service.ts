import type { ProductsImport } from '@contract/productsImport';
import type { ImportedRow } from '@contract/wire/product';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction, LostRace } from '../../db/inTransaction';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import { moveStocks, signOpeningStock } from '../stock/stock.service';
import { findAlike } from './alike.repository';
import { differenceOf } from './counted.rules';
import { findCategories, insertProducts } from './inventory.repository';
import { toNewRow } from './inventory.service';
import { findKnown, type Known, lockImports, lockKnown, updateKnown } from './productImport.repository';
import {
  changeOf,
  isChanged,
  isDescribed,
  isNew,
  isRight,
  judge,
  type Judged,
  refuse,
  refuseIncomplete,
  refuseMoved,
  refuseRepeated,
  toAnswer,
} from './productImport.rules';
import { roomOf } from './productRoom.service';

/**
 * Adds what is new and updates what the pharmacy has: all rows that are right, or none where it fails. A row that is wrong is answered
 * with what is wrong and keeps none of the others out. Sent again after a lost answer, it changes nothing; a stock that was sold from
 * since then is left alone. A dry run answers the same and stores nothing. 429 after too many that a pharmacy without approval stores:
 * what they write into its book of stock is kept for ever.
 */
export async function importProducts(
  { db, secret }: Context,
  staff: StaffSession,
  { rows, dry_run: isDry, created_before: before }: ProductsImport,
): Promise<ImportedRow[]> {
  const { pharmacyId } = staff;
  const judged = rows.map(judge);
  const categories = await findCategories(
    db,
    judged.flatMap(({ input, errors }) => (errors.category_id ? [] : (input.category_id ?? []))),
  );
  return inTransaction(db, async (tx) => {
    if (!isDry) await lockImports(tx, pharmacyId);
    const room = await roomOf(tx, pharmacyId);
    if (!isDry && !room.isApproved) await countAttempt({ db: tx, secret }, 'unapprovedImport', pharmacyId);
    // Each attempt begins with what the rows themselves say.
    const plan = await compare(tx, pharmacyId, judged, isDry ? findKnown : lockKnown);
    refuseIncomplete(plan, categories);
    refuseRepeated(plan);
    refuseMoved(plan);
    plan
      .filter(isNew)
      .slice(Math.max(0, room.left - before))
      .forEach((row) => refuse(row, 'name', room.refusal, room.values));
    const answer = plan.map(toAnswer);
    if (!isDry) await store(tx, staff, plan, room.lowStockThreshold);
    return answer;
  });
}

/** The rows beside what the pharmacy has of them. */
async function compare(
  tx: Database,
  pharmacyId: number,
  rows: readonly Judged[],
  read: (tx: Database, pharmacyId: number, ids: number[]) => Promise<Known[]>,
): Promise<Judged[]> {
  const alike = await findAlike(
    tx,
    pharmacyId,
    rows.filter(isDescribed).map(({ input }) => input),
  );
  const found = await read(
    tx,
    pharmacyId,
    alike.flatMap(({ id }) => id ?? []),
  );
  const known = new Map(found.map((each) => [each.id, each]));
  // A colleague has just made another product of one that was found.
  if (alike.some(({ id, textId }) => id !== null && known.get(id)?.textId !== textId)) throw new LostRace();
  const next = alike.values();
  return rows.map((row) => {
    const errors = { ...row.errors };
    const same = isDescribed(row) ? next.next().value : undefined;
    if (!same) return { ...row, errors };
    const own = { ...row, errors, known: known.get(same.id ?? 0) };
    if (same.isAmbiguous) refuse(own, 'strength', 'productAmbiguous');
    // One that is wrong keeps no other out.
    return isRight(own) ? { ...own, product: same.product } : own;
  });
}

async function store(tx: Database, staff: StaffSession, plan: Judged[], lowStockAlert: number): Promise<void> {
  const { pharmacyId, userId } = staff;
  const added = plan.filter(isNew);
  if (added.length > 0) {
    const rows = added.map(({ input }) =>
      toNewRow(pharmacyId, { ...input, lowStockAlert: input.lowStockAlert ?? lowStockAlert }),
    );
    await signOpeningStock(tx, { medicationIds: await insertProducts(tx, rows), userId });
  }
  const updated = plan.filter(isRight).flatMap(({ input, known }) => (known ? [{ input, known }] : []));
  const changes = updated.filter(({ input, known }) => isChanged(input, known));
  if (changes.length > 0)
    await updateKnown(
      tx,
      pharmacyId,
      changes.map(({ input, known }) => changeOf(input, known)),
    );
  // After the alerts: whether a shelf runs low is judged by the one that holds from now on.
  const moves = updated
    .map(({ input, known }) => ({ medicationId: known.id, change: differenceOf(input, known.stock) }))
    .filter(({ change }) => change !== 0);
  if (moves.length > 0) await moveStocks(tx, staff, { moves, reason: 'correction' });
}
