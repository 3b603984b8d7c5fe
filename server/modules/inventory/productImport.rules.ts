import { isDeepStrictEqual } from 'node:util';
import { ValidationError } from 'yup';

import { toOneLine } from '@contract/invisibleCharacters';
import { message, type MessageKey, type MessageValues } from '@contract/messages';
import { toEgp, toPiastres } from '@contract/money';
import type { NewProduct } from '@contract/product';
import { type ImportedProduct, importedProduct } from '@contract/productsImport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { errorsByField } from '@contract/validation/errorsByField';
import type { ImportedRow } from '@contract/wire/product';

import type { ExistingChange, ExistingProduct } from './productImport.repository';
import type { ProductIdentity } from './productMatches.repository';
import { differenceOf, isStockCurrent } from './stockCount.rules';

/** A row with what was found wrong in it, and the product of the pharmacy that it is of. */
export interface CheckedRow {
  /** The fields that could be read: all of them where nothing is wrong. */
  input: Partial<ImportedProduct>;
  errors: ImportedRow['errors'];
  product: string | null;
  existing?: ExistingProduct | undefined;
}

type ValidRow = CheckedRow & { input: ImportedProduct };
type NewProductRow = CheckedRow & {
  input: ImportedProduct & Pick<NewProduct, 'category_id' | 'generic_name' | 'stock'>;
};

export function validateRow(row: unknown): CheckedRow {
  try {
    const input = importedProduct.validateSync(row, { abortEarly: false, stripUnknown: true });
    return { input, errors: {}, product: null };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const input = importedProduct.cast(row, { assert: false, stripUnknown: true }) as Partial<ImportedProduct>;
    return { input, errors: errorsByField(error), product: null };
  }
}

export const isValid = (row: CheckedRow): row is ValidRow => Object.keys(row.errors).length === 0;
/** A valid row of a product that the pharmacy does not have yet. */
export const isNew = (row: CheckedRow): row is NewProductRow => isValid(row) && row.existing === undefined;
/** Whether it can be told which product the row is of, whatever else is wrong with it. */
export const isIdentifiable = (row: CheckedRow): row is CheckedRow & { input: ProductIdentity } =>
  !['name', 'strength', 'dosage_form'].some((field) => field in row.errors);

/** The first error of a field stays: it says more than a later one. */
export function addError({ errors }: CheckedRow, field: string, why: MessageKey, values?: MessageValues): void {
  if (!(field in errors)) errors[field] = [message(why, values)];
}

/** A product that exists keeps its category and generic name whatever the row says, and its stock where nobody counted. */
export function rejectIncomplete(plan: CheckedRow[], categories: readonly number[]): void {
  for (const row of plan) {
    if (row.existing) continue;
    fillGenericName(row);
    const { input } = row;
    if (input.category_id === undefined) addError(row, 'category_id', 'categoryRequired');
    else if (!categories.includes(input.category_id)) addError(row, 'category_id', 'categoryUnknown');
    if (input.stock === undefined) addError(row, 'stock', 'stockRequired');
    if (!isValid(row)) row.product = null;
  }
}

/** Programs of pharmacies know active ingredients, and seldom a generic name beside them: where there is none, they stand for it. */
function fillGenericName(row: CheckedRow): void {
  const { input, errors } = row;
  if (input.generic_name || 'active_ingredients' in errors) return;
  const ingredients = (input.active_ingredients ?? '').split('\n').map((line) => toOneLine(line).trim());
  // As the generic name of a combination is written, by which a search knows it for one.
  const name = ingredients.filter((each) => each !== '').join(' + ');
  const max = STAFF_LIMITS.product.name;
  if (name === '') addError(row, 'generic_name', 'genericNameRequired');
  else if (name.length > max) addError(row, 'generic_name', 'textTooLong', { max });
  else row.input = { ...input, generic_name: name };
}

export function rejectDuplicates(plan: CheckedRow[]): void {
  const first = new Map<string, number>();
  plan.forEach((row, index) => {
    if (row.product === null) return;
    const earlier = first.get(row.product);
    if (earlier === undefined) first.set(row.product, index);
    else addError(row, 'name', 'productRepeated', { row: earlier + 1 });
  });
}

/** What was sold since the count was seen must not come back. */
export function rejectStaleCounts(plan: CheckedRow[]): void {
  for (const row of plan) {
    const { existing } = row;
    if (existing && isValid(row) && !isStockCurrent(row.input, existing.stock)) {
      addError(row, 'stock', 'stockMoved', { stock: existing.stock });
    }
  }
}

export function toAnswer(row: CheckedRow): ImportedRow {
  const { product, existing, errors } = row;
  const answer = { product, stock: existing?.stock ?? 0, changes: {}, errors };
  if (!isValid(row)) return { ...answer, outcome: 'refused' };
  if (!existing) return { ...answer, outcome: 'created' };
  const changes = changesOf(row.input, existing);
  return { ...answer, outcome: Object.keys(changes).length > 0 ? 'updated' : 'unchanged', changes };
}

/** What differs, in the words of the wire. */
function changesOf(input: ImportedProduct, existing: ExistingProduct): ImportedRow['changes'] {
  const stock = existing.stock + differenceOf(input, existing.stock);
  const after = new Map(Object.entries(toWritten({ ...changeOf(input, existing), stock })));
  const changed = Object.entries(toWritten(existing)).filter(([field, before]) => before !== after.get(field));
  return Object.fromEntries(changed.map(([field, before]) => [field, { before, after: after.get(field) }]));
}

const toWritten = ({
  price,
  stock,
  lowStockAlert,
  expiryDate,
  prescriptionRequired,
}: Omit<ExistingProduct, 'textId'>) => ({
  price: toEgp(price),
  stock,
  lowStockAlert,
  expiry_date: expiryDate,
  prescription_required: prescriptionRequired,
});

/** What it will be: a file may say nothing of a field, and an empty column of dates puts nothing expired back on sale. */
export const changeOf = (input: ImportedProduct, existing: ExistingProduct): ExistingChange => ({
  id: existing.id,
  price: toPiastres(input.price),
  lowStockAlert: input.lowStockAlert ?? existing.lowStockAlert,
  expiryDate: input.expiry_date ?? existing.expiryDate,
  prescriptionRequired: input.prescription_required ?? existing.prescriptionRequired,
});

export const isChanged = (input: ImportedProduct, existing: ExistingProduct): boolean =>
  !isDeepStrictEqual({ ...existing, ...changeOf(input, existing) }, existing);
