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

/** A row with its errors, and the product of the pharmacy that it describes. */
export interface CheckedRow {
  /** The fields that could be read; all fields of a valid row. */
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
/** Whether it is a valid row of a product that the pharmacy does not have yet. */
export const isNew = (row: CheckedRow): row is NewProductRow => isValid(row) && row.existing === undefined;
/** Whether the row tells which product it is of, whatever else is wrong with it. */
export const isIdentifiable = (row: CheckedRow): row is CheckedRow & { input: ProductIdentity } =>
  !['name', 'strength', 'dosage_form'].some((field) => field in row.errors);

/** Keeps the first error of a field, which says more than later ones. */
export function addError({ errors }: CheckedRow, field: string, why: MessageKey, values?: MessageValues): void {
  if (!(field in errors)) errors[field] = [message(why, values)];
}

/**
 * Rejects new products without the fields that they need. A product that exists keeps its category and generic name whatever the row says,
 * and its stock if the row has no count.
 */
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

/** Software of pharmacies often exports active ingredients without a generic name. They are then used as the name. */
function fillGenericName(row: CheckedRow): void {
  const { input, errors } = row;
  if (input.generic_name || 'active_ingredients' in errors) return;
  const ingredients = (input.active_ingredients ?? '').split('\n').map((line) => toOneLine(line).trim());
  // Joined as in the generic name of a combination, by which a search recognises combinations.
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

/** Rejects counts made before the stock changed: they would bring back units that were sold since. */
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

/** The changed fields by their names in the API. */
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

/**
 * The values after the import. Fields that are missing in the file stay as they are; an empty expiry date deletes none, since that would
 * put expired products back on sale.
 */
export const changeOf = (input: ImportedProduct, existing: ExistingProduct): ExistingChange => ({
  id: existing.id,
  price: toPiastres(input.price),
  lowStockAlert: input.lowStockAlert ?? existing.lowStockAlert,
  expiryDate: input.expiry_date ?? existing.expiryDate,
  prescriptionRequired: input.prescription_required ?? existing.prescriptionRequired,
});

export const isChanged = (input: ImportedProduct, existing: ExistingProduct): boolean =>
  !isDeepStrictEqual({ ...existing, ...changeOf(input, existing) }, existing);
