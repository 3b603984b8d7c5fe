import { type InferType, mixed, object, string } from 'yup';

import { addDays, type Day } from './calendar';
import { PAGE_SIZE } from './limits';
import { LIST_LIMITS } from './listLimits';
import { message, type MessageKey } from './messages';
import { STAFF_LIMITS, STAFF_PAGE_SIZE } from './staffLimits';
import { emptyIsNull } from './validation/emptyIsNull';
import {
  calendarDay,
  egp,
  flag,
  id,
  lines,
  list,
  listFields,
  requiredId,
  requiredText,
  text,
  wholeNumber,
} from './validation/fields';

/**
 * A product is a medication as the pharmacy that sells it sees it: on sale or not, in stock or not, in date or not. `relevance` is best
 * match first while searching, and by name while browsing.
 */
export const PRODUCT_SORTS = [
  'relevance',
  'name-asc',
  'name-desc',
  'name_ar-asc',
  'name_ar-desc',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What needs somebody's eye: below its alert while on sale, on the shelf with little time left, not on sale, for a prescription only. */
export const PRODUCT_STATES = ['low_stock', 'expiring', 'off_sale', 'prescription'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What is this close to its expiry date is sold first, or goes back to the supplier. */
export const EXPIRES_SOON_DAYS = 90;

const { page, paginate, q } = listFields(PAGE_SIZE.medications);

const filterFields = {
  q,
  category_id: id(),
  state: string().oneOf(PRODUCT_STATES, message('stateInvalid')),
};

/** `GET /pharmacy/medications` query string, and the query string of the inventory page. */
export const productListQuery = object({
  page,
  paginate,
  ...filterFields,
  sort: string().oneOf(PRODUCT_SORTS, message('sortInvalid')).default('relevance'),
});
export type ProductListQuery = InferType<typeof productListQuery>;

/** `GET /medications/low-stock` query string. */
export const lowStockQuery = object({ page, paginate });
export type LowStockQuery = InferType<typeof lowStockQuery>;

/** `GET /medications/expiring` query string. */
export const expiringQuery = object({ page, paginate: listFields(STAFF_PAGE_SIZE.expiring).paginate });
export type ExpiringQuery = InferType<typeof expiringQuery>;

const units = (required: MessageKey, invalid: MessageKey, most: number = STAFF_LIMITS.stock) =>
  wholeNumber(0, most, message(invalid, { least: 0, most })).required(message(required));

const { product } = STAFF_LIMITS;
const fields = {
  name: requiredText('productNameRequired', product.name),
  name_ar: text(product.name),
  category_id: requiredId('categoryRequired'),
  generic_name: requiredText('genericNameRequired', product.name),
  generic_name_ar: text(product.name),
  active_ingredients: lines(product.text).required(message('activeIngredientsRequired')),
  strength: text(product.strength),
  dosage_form: text(product.dosageForm),
  manufacturer: requiredText('manufacturerRequired', product.name),
  dosage: lines(product.text).required(message('dosageRequired')),
  dosage_ar: lines(product.text),
  side_effects: lines(product.text).required(message('sideEffectsRequired')),
  side_effects_ar: lines(product.text),
  description: lines(product.text),
  description_ar: lines(product.text),
  price: egp(0.01, 'priceInvalid').required(message('priceRequired')),
  stock: units('stockRequired', 'stockInvalid'),
  lowStockAlert: units('lowStockAlertRequired', 'lowStockAlertInvalid'),
  // What is left empty has no date.
  expiry_date: calendarDay().transform(emptyIsNull).nullable(),
  prescription_required: flag(),
};

/** What the Add and Edit Product dialogs ask for (spec, section 5). Prices are EGP. */
export const productForm = object(fields);
export type ProductForm = InferType<typeof productForm>;

/** What a product may be created without (see `newProduct`), and lack for good: nobody is kept from correcting its stock by that. */
export const mayBeLacking = {
  active_ingredients: fields.active_ingredients.notRequired(),
  manufacturer: fields.manufacturer.notRequired(),
  dosage: fields.dosage.notRequired(),
  side_effects: fields.side_effects.notRequired(),
};

/** A cancelled order may lift a stock above what is allowed; then it may stay there, or be counted lower. */
export const mostCounted = (stock: number): number => Math.max(STAFF_LIMITS.stock, stock);

/** The stock of a product that there is. */
export const countedStock = (stock: number) => units('stockRequired', 'stockInvalid', mostCounted(stock));

/**
 * `POST /medications/create`: the spec's older client collects four of the form's fields without sending them. `only_if_new` has it
 * refused where the pharmacy has such a product: without that, one may be added twice on purpose.
 */
export const newProduct = object({
  ...fields,
  only_if_new: flag().default(false),
  active_ingredients: fields.active_ingredients.optional(),
  manufacturer: fields.manufacturer.optional(),
  dosage: fields.dosage.optional(),
  side_effects: fields.side_effects.optional(),
});
export type NewProduct = InferType<typeof newProduct>;

/**
 * A row of `POST /medications/import`: a product that is new, or one that the pharmacy has, whose stock, price, alert, expiry date
 * and need of a prescription become those of the row. Without an alert a new one has that of its pharmacy, and another one keeps its own, as
 * it keeps what else the row does not say. Category and generic name are asked of what is new alone: which it is, the database knows.
 * Active ingredients will do for a generic name.
 */
export const importedProduct = newProduct.omit(['only_if_new']).shape({
  category_id: fields.category_id.optional(),
  generic_name: text(product.name),
  lowStockAlert: fields.lowStockAlert.optional(),
  seen_stock: countedStock(LIST_LIMITS.id).optional(),
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
/** What is wrong in a row is told of that row: it keeps none of the others out. */
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

/**
 * `POST /medications/{id}/update`: what is not given stays. `seen_stock` is the stock that `stock` was put in the place of: where
 * it has moved since, nothing is changed. Without it the stock becomes what is given, whatever it was.
 */
export const changedProduct = productForm.partial().shape({
  // How much the product may hold is judged beside what it holds.
  stock: countedStock(LIST_LIMITS.id).optional(),
  seen_stock: countedStock(LIST_LIMITS.id).optional(),
  is_listed: flag(),
  remove_image: flag().default(false),
});
export type ChangedProduct = InferType<typeof changedProduct>;

/**
 * `POST /pharmacy/medications/update`: what is given is set for the named products or, with `is_whole`, for all that the filter
 * of the list finds.
 */
export const productsChange = object({
  ...filterFields,
  ids: list(
    requiredId('idInvalid'),
    STAFF_LIMITS.selection,
    message('selectionTooLarge', { max: STAFF_LIMITS.selection }),
  ).default([]),
  is_whole: flag().default(false),
  is_listed: flag(),
  lowStockAlert: units('lowStockAlertRequired', 'lowStockAlertInvalid').optional(),
  prescription_required: flag(),
});
export type ProductsChange = InferType<typeof productsChange>;

export type StockLevel = 'low' | 'medium' | 'fine';

/** Below its alert, below twice that, or neither (spec, section 4). */
export function stockLevel(stock: number, lowStockAlert: number): StockLevel {
  if (stock < lowStockAlert) return 'low';
  return stock < 2 * lowStockAlert ? 'medium' : 'fine';
}

/** A product may be sold up to and on its date; today is a day in Egypt. */
export function expiryState(date: string | null, today: Day): 'expired' | 'soon' | 'fine' {
  if (date === null) return 'fine';
  if (date < today) return 'expired';
  return date <= addDays(today, EXPIRES_SOON_DAYS) ? 'soon' : 'fine';
}
