import { type InferType, mixed, object } from 'yup';

import { LIST_LIMITS } from './listLimits';
import { message } from './messages';
import { newProduct, productFields, someStock } from './product';
import { STAFF_LIMITS } from './staffLimits';
import { flag, list, text, wholeNumber } from './validation/fields';

/**
 * A row of `POST /medications/import`: a new product, or one that the pharmacy already has, whose stock, price, low-stock alert, expiry
 * date and need of a prescription are set to those of the row. If a row has no alert, a new product gets the default of its pharmacy; an
 * existing product keeps its alert and everything else that the row leaves out. Category, generic name and stock are required for new
 * products only, which the database decides. Active ingredients can replace the generic name.
 */
export const importedProduct = newProduct.omit(['only_if_new']).shape({
  category_id: productFields.category_id.optional(),
  generic_name: text(STAFF_LIMITS.product.name),
  stock: productFields.stock.optional(),
  lowStockAlert: productFields.lowStockAlert.optional(),
  seen_stock: someStock.optional(),
});
export type ImportedProduct = InferType<typeof importedProduct>;

/** What the import does with a row. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

type Row = Record<string, unknown>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** A flat object of texts and numbers, as a file may contain them. */
const isRow = (value: unknown): value is Row =>
  isObject(value) && !Array.isArray(value) && !Object.values(value).some(isObject);
/** Only the shape of a row is checked here: each row is validated by itself, so that one with a problem does not stop the others. */
const row = mixed<Row>({ type: 'object', check: isRow }).required();

/** `POST /medications/import`. */
export const productsImport = object({
  rows: list(row, STAFF_LIMITS.importRows, message('importTooLarge', { max: STAFF_LIMITS.importRows }))
    .min(1, message('importEmpty'))
    .required(message('importEmpty')),
  dry_run: flag().default(false),
  created_before: wholeNumber(0, LIST_LIMITS.id).default(0),
});
export type ProductsImport = InferType<typeof productsImport>;
