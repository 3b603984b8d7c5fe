import { ValidationError } from 'yup';

import { message } from '@contract/messages';
import { toPiastres } from '@contract/money';
import { type ImportedProduct, importedProduct, type ProductsImport } from '@contract/product';
import type { ImportedRow } from '@contract/wire/product';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { errorsByField } from '../../errors';
import type { StaffSession } from '../../plugins/session';
import { moveStocks, signOpeningStock } from '../stock/stock.service';
import { differenceOf, isSeen } from './counted.rules';
import { findCategories, insertProducts } from './inventory.repository';
import { toNewRow } from './inventory.service';
import { findKnown, type Known, type KnownChange, lockKnown, updateKnown } from './productImport.repository';
import { findAlike, lockImports } from './productRoom.repository';
import { roomOf } from './productRoom.service';

/** A row, as far as it has been judged. */
interface Judged {
  input?: ImportedProduct;
  errors: ImportedRow['errors'];
  product: string | null;
  known?: Known | undefined;
}

/**
 * Adds what is new and updates what the pharmacy has: all rows that are right, or none where it fails. A row that is wrong is answered
 * with what is wrong and keeps none of the others out. Sent again after a lost answer, it changes nothing; a stock that was sold from
 * since then is left alone. A dry run answers the same and stores nothing.
 */
export async function importProducts(
  db: Database,
  staff: StaffSession,
  { rows, dry_run: isDry, created_before: before }: ProductsImport,
): Promise<ImportedRow[]> {
  const { pharmacyId } = staff;
  const judged = rows.map(judge);
  await judgeCategories(db, judged);
  return inTransaction(db, async (tx) => {
    if (!isDry) await lockImports(tx, pharmacyId);
    // Each attempt begins with what the rows themselves say.
    const plan = await compare(tx, pharmacyId, judged, isDry ? findKnown : lockKnown);
    const room = await roomOf(tx, pharmacyId);
    refuseRepeated(plan);
    refuseMoved(plan);
    plan
      .filter(isNew)
      .slice(Math.max(0, room.left - before))
      .forEach(({ errors }) => (errors.name = [message(room.refusal, room.values)]));
    const answer = plan.map(toAnswer);
    if (!isDry) await store(tx, staff, plan, room.lowStockThreshold);
    return answer;
  });
}

function judge(row: unknown): Judged {
  try {
    const input = importedProduct.validateSync(row, { abortEarly: false, stripUnknown: true });
    return { input, errors: {}, product: null };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { errors: errorsByField(error), product: null };
  }
}

async function judgeCategories(db: Database, rows: Judged[]): Promise<void> {
  const wanted = new Set(rows.flatMap(({ input }) => input?.category_id ?? []));
  const known = await findCategories(db, [...wanted]);
  for (const { input, errors } of rows) {
    if (input && !known.includes(input.category_id)) errors.category_id = [message('categoryUnknown')];
  }
}

const isWrong = ({ errors }: Judged) => Object.keys(errors).length > 0;
const isRight = (row: Judged): row is Judged & { input: ImportedProduct } => row.input !== undefined && !isWrong(row);
const isNew = (row: Judged) => isRight(row) && row.known === undefined;

/** The rows beside what the pharmacy has of them. */
async function compare(
  tx: Database,
  pharmacyId: number,
  rows: readonly Judged[],
  read: (tx: Database, ids: number[]) => Promise<Known[]>,
): Promise<Judged[]> {
  const alike = await findAlike(
    tx,
    pharmacyId,
    rows.filter(isRight).map(({ input }) => input),
  );
  const found = await read(
    tx,
    alike.flatMap(({ id }) => id ?? []),
  );
  const known = new Map(found.map((each) => [each.id, each]));
  const next = alike.values();
  return rows.map((row) => {
    const errors = { ...row.errors };
    const same = isRight(row) ? next.next().value : undefined;
    if (!same) return { ...row, errors };
    if (same.isAmbiguous) return { ...row, errors: { strength: [message('productAmbiguous')] } };
    return { ...row, errors, product: same.product, known: known.get(same.id ?? 0) };
  });
}

function refuseRepeated(plan: Judged[]): void {
  const first = new Map<string, number>();
  plan.forEach(({ product, errors }, index) => {
    if (product === null) return;
    const earlier = first.get(product);
    if (earlier === undefined) first.set(product, index);
    else errors.name = [message('productRepeated', { row: earlier + 1 })];
  });
}

/** What was sold since the count was seen must not come back. */
function refuseMoved(plan: Judged[]): void {
  for (const { input, known, errors } of plan) {
    if (input && known && !isSeen(input, known.stock)) errors.stock = [message('stockMoved', { stock: known.stock })];
  }
}

const toAnswer = (row: Judged): ImportedRow => ({
  outcome: outcomeOf(row),
  product: row.product,
  stock: row.known?.stock ?? 0,
  errors: row.errors,
});

function outcomeOf(row: Judged): ImportedRow['outcome'] {
  const { input, known } = row;
  if (!input || isWrong(row)) return 'refused';
  if (!known) return 'created';
  return isChanged(input, known) || differenceOf(input, known.stock) !== 0 ? 'updated' : 'unchanged';
}

/** What it will be: a file may say nothing of a field, and an empty column of dates puts nothing expired back on sale. */
const changeOf = (input: ImportedProduct, known: Known): KnownChange => ({
  id: known.id,
  price: toPiastres(input.price),
  lowStockAlert: input.lowStockAlert ?? known.lowStockAlert,
  expiryDate: input.expiry_date ?? known.expiryDate,
  prescriptionRequired: input.prescription_required ?? known.prescriptionRequired,
});

const isChanged = (input: ImportedProduct, known: Known) =>
  Object.entries(changeOf(input, known)).some(([field, value]) => value !== known[field as keyof KnownChange]);

async function store(
  tx: Database,
  { pharmacyId, userId }: StaffSession,
  plan: Judged[],
  lowStockAlert: number,
): Promise<void> {
  const right = plan.filter(isRight);
  const added = right.filter(({ known }) => !known);
  if (added.length > 0) {
    const rows = added.map(({ input }) =>
      toNewRow(pharmacyId, { ...input, lowStockAlert: input.lowStockAlert ?? lowStockAlert }),
    );
    await signOpeningStock(tx, { medicationIds: await insertProducts(tx, rows), userId });
  }
  const updated = right.flatMap(({ input, known }) => (known ? [{ input, known }] : []));
  const changes = updated.filter(({ input, known }) => isChanged(input, known));
  if (changes.length > 0)
    await updateKnown(
      tx,
      changes.map(({ input, known }) => changeOf(input, known)),
    );
  // After the alerts: whether a shelf runs low is judged by the one that holds from now on.
  const moves = updated
    .map(({ input, known }) => ({ medicationId: known.id, change: differenceOf(input, known.stock) }))
    .filter(({ change }) => change !== 0);
  if (moves.length > 0) await moveStocks(tx, { moves, reason: 'correction', userId });
}
