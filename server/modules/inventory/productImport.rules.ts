import { ValidationError } from 'yup';

import { inOneLine } from '@contract/invisible';
import { message, type MessageKey, type MessageValues } from '@contract/messages';
import { toEgp, toPiastres } from '@contract/money';
import type { NewProduct } from '@contract/product';
import { type ImportedProduct, importedProduct } from '@contract/productsImport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { errorsByField } from '@contract/validation/errorsByField';
import type { ImportedRow } from '@contract/wire/product';

import type { Described } from './alike.repository';
import { differenceOf, isSeen } from './counted.rules';
import type { Known, KnownChange } from './productImport.repository';

/** A row, as far as it has been judged. */
export interface Judged {
  /** What could be read of it: all, where nothing is wrong. */
  input: Partial<ImportedProduct>;
  errors: ImportedRow['errors'];
  product: string | null;
  known?: Known | undefined;
}

type Right = Judged & { input: ImportedProduct };
type New = Judged & { input: ImportedProduct & Pick<NewProduct, 'category_id' | 'generic_name'> };

export function judge(row: unknown): Judged {
  try {
    const input = importedProduct.validateSync(row, { abortEarly: false, stripUnknown: true });
    return { input, errors: {}, product: null };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const input = importedProduct.cast(row, { assert: false, stripUnknown: true }) as Partial<ImportedProduct>;
    return { input, errors: errorsByField(error), product: null };
  }
}

export const isRight = (row: Judged): row is Right => Object.keys(row.errors).length === 0;
/** Nothing is wrong with it: what is new lacks neither category nor generic name. */
export const isNew = (row: Judged): row is New => isRight(row) && row.known === undefined;
/** Whatever else is wrong with it: which product it is of can be told. */
export const isDescribed = (row: Judged): row is Judged & { input: Described } =>
  !['name', 'strength', 'dosage_form'].some((field) => field in row.errors);

/** What its own words are refused for already says more. */
export function refuse({ errors }: Judged, field: string, why: MessageKey, values?: MessageValues): void {
  if (!(field in errors)) errors[field] = [message(why, values)];
}

/** What is there has its category and generic name, and keeps them whatever the row says. */
export function refuseIncomplete(plan: Judged[], categories: readonly number[]): void {
  for (const row of plan) {
    if (row.known) continue;
    nameGenerically(row);
    const { input } = row;
    if (input.category_id === undefined) refuse(row, 'category_id', 'categoryRequired');
    else if (!categories.includes(input.category_id)) refuse(row, 'category_id', 'categoryUnknown');
    if (!isRight(row)) row.product = null;
  }
}

/** Programs of pharmacies know active ingredients, and seldom a generic name beside them: where there is none, they stand for it. */
function nameGenerically(row: Judged): void {
  const { input, errors } = row;
  if (input.generic_name || 'active_ingredients' in errors) return;
  const ingredients = (input.active_ingredients ?? '').split('\n').map((line) => inOneLine(line).trim());
  // As the generic name of a combination is written, by which a search knows it for one.
  const name = ingredients.filter((each) => each !== '').join(' + ');
  const max = STAFF_LIMITS.product.name;
  if (name === '') refuse(row, 'generic_name', 'genericNameRequired');
  else if (name.length > max) refuse(row, 'generic_name', 'textTooLong', { max });
  else row.input = { ...input, generic_name: name };
}

export function refuseRepeated(plan: Judged[]): void {
  const first = new Map<string, number>();
  plan.forEach((row, index) => {
    if (row.product === null) return;
    const earlier = first.get(row.product);
    if (earlier === undefined) first.set(row.product, index);
    else refuse(row, 'name', 'productRepeated', { row: earlier + 1 });
  });
}

/** What was sold since the count was seen must not come back. */
export function refuseMoved(plan: Judged[]): void {
  for (const row of plan) {
    const { known } = row;
    if (known && isRight(row) && !isSeen(row.input, known.stock)) {
      refuse(row, 'stock', 'stockMoved', { stock: known.stock });
    }
  }
}

export function toAnswer(row: Judged): ImportedRow {
  const { product, known, errors } = row;
  const answer = { product, stock: known?.stock ?? 0, changes: {}, errors };
  if (!isRight(row)) return { ...answer, outcome: 'refused' };
  if (!known) return { ...answer, outcome: 'created' };
  const changes = changesOf(row.input, known);
  return { ...answer, outcome: Object.keys(changes).length > 0 ? 'updated' : 'unchanged', changes };
}

/** What differs, in the words of the wire. */
function changesOf(input: ImportedProduct, known: Known): ImportedRow['changes'] {
  const before = toWritten(known);
  const after = toWritten({ ...changeOf(input, known), stock: known.stock + differenceOf(input, known.stock) });
  const changed = Object.entries(before).filter(([field, value]) => value !== after[field as keyof typeof after]);
  return Object.fromEntries(
    changed.map(([field, value]) => [field, { before: value, after: after[field as keyof typeof after] }]),
  );
}

const toWritten = ({ price, stock, lowStockAlert, expiryDate, prescriptionRequired }: Omit<Known, 'textId'>) => ({
  price: toEgp(price),
  stock,
  lowStockAlert,
  expiry_date: expiryDate,
  prescription_required: prescriptionRequired,
});

/** What it will be: a file may say nothing of a field, and an empty column of dates puts nothing expired back on sale. */
export const changeOf = (input: ImportedProduct, known: Known): KnownChange => ({
  id: known.id,
  price: toPiastres(input.price),
  lowStockAlert: input.lowStockAlert ?? known.lowStockAlert,
  expiryDate: input.expiry_date ?? known.expiryDate,
  prescriptionRequired: input.prescription_required ?? known.prescriptionRequired,
});

export const isChanged = (input: ImportedProduct, known: Known) =>
  Object.entries(changeOf(input, known)).some(([field, value]) => value !== known[field as keyof KnownChange]);
