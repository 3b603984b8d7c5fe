import { type InferType, mixed, object } from 'yup';

import { LIST_LIMITS } from './listLimits';
import { message } from './messages';
import { newProduct, productFields, someStock } from './product';
import { STAFF_LIMITS } from './staffLimits';
import { flag, list, text, wholeNumber } from './validation/fields';

/**
 * A row of `POST /medications/import`: a new product, or one that the pharmacy has, whose stock, price, alert, expiry date and need of
 * a prescription become those of the row. Where the row names no alert, a new product takes its pharmacy's default and an existing one
 * keeps its own, like everything else that the row leaves out. Category, generic name and stock are required of new products only,
 * which the database tells apart. Active ingredients will do for a generic name.
 */
export const importedProduct = newProduct.omit(['only_if_new']).shape({
  category_id: productFields.category_id.optional(),
  generic_name: text(STAFF_LIMITS.product.name),
  stock: productFields.stock.optional(),
  lowStockAlert: productFields.lowStockAlert.optional(),
  seen_stock: someStock.optional(),
});
export type ImportedProduct = InferType<typeof importedProduct>;

/** What becomes of a row. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

type Row = Record<string, unknown>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Of what a file may hold: texts, and numbers. */
const isRow = (value: unknown): value is Row =>
  isObject(value) && !Array.isArray(value) && !Object.values(value).some(isObject);
/** A problem is reported for its own row, and keeps no other row out. */
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
