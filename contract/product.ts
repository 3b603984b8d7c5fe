import { type InferType, object, string } from 'yup';

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
 * A product is a medication as staff of the pharmacy that sells it see it, including those that are off sale, out of stock or expired. With
 * `relevance`, a search lists the best matches first; without a search, the order is by name.
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

/**
 * Products that staff should look at: on sale and below their low-stock alert, in stock and expiring soon, not on sale, and those that need
 * a prescription.
 */
export const PRODUCT_STATES = ['low_stock', 'expiring', 'off_sale', 'prescription'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Products that expire within this time should be sold first, or returned to the supplier. */
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

/** `GET /pharmacy/medications/export` query string. */
export const productExportQuery = object({ ...filterFields, after: wholeNumber(0, LIST_LIMITS.id).default(0) });
export type ProductExportQuery = InferType<typeof productExportQuery>;

/** `GET /medications/low-stock` query string. */
export const lowStockQuery = object({ page, paginate });
export type LowStockQuery = InferType<typeof lowStockQuery>;

/** `GET /medications/expiring` query string. */
export const expiringQuery = object({ page, paginate: listFields(STAFF_PAGE_SIZE.expiring).paginate });
export type ExpiringQuery = InferType<typeof expiringQuery>;

const units = (required: MessageKey, invalid: MessageKey, max: number = STAFF_LIMITS.stock) =>
  wholeNumber(0, max, message(invalid, { least: 0, most: max })).required(message(required));

const { product } = STAFF_LIMITS;
export const productFields = {
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
  // An empty field means that there is no date.
  expiry_date: calendarDay().transform(emptyIsNull).nullable(),
  prescription_required: flag(),
};

/** What the Add and Edit Product dialogs ask for (spec, section 5). Prices are EGP. */
export const productForm = object(productFields);
export type ProductForm = InferType<typeof productForm>;

/**
 * Fields that a product may be created without (see `newProduct`). It may go on without them, so that its stock can be corrected all the
 * same.
 */
export const optionalFields = {
  active_ingredients: productFields.active_ingredients.notRequired(),
  manufacturer: productFields.manufacturer.notRequired(),
  dosage: productFields.dosage.notRequired(),
  side_effects: productFields.side_effects.notRequired(),
};

/**
 * The highest stock that a product may be given. A cancelled order may have raised the stock above the usual limit; then the stock may stay
 * as high, or be corrected downwards.
 */
export const maxStock = (stock: number): number => Math.max(STAFF_LIMITS.stock, stock);

/** The stock of an existing product. */
export const countedStock = (stock: number) => units('stockRequired', 'stockInvalid', maxStock(stock));

/**
 * The new stock of a product whose current stock only the database knows. The upper limit is checked there (`maxStock`); the message names
 * the usual one.
 */
export const someStock = wholeNumber(
  0,
  LIST_LIMITS.id,
  message('stockInvalid', { least: 0, most: STAFF_LIMITS.stock }),
).required(message('stockRequired'));

/**
 * `POST /medications/create`. Four fields of the form are optional here, since the spec's older client does not send them. With
 * `only_if_new` the call is refused if the pharmacy already has such a product; without it, the product is added a second time.
 */
export const newProduct = object({
  ...productFields,
  only_if_new: flag().default(false),
  active_ingredients: productFields.active_ingredients.optional(),
  manufacturer: productFields.manufacturer.optional(),
  dosage: productFields.dosage.optional(),
  side_effects: productFields.side_effects.optional(),
});
export type NewProduct = InferType<typeof newProduct>;

/**
 * `POST /medications/{id}/update`: fields that are left out stay as they are. `seen_stock` is the stock that the caller saw before changing
 * it to `stock`: if it has changed since, nothing is updated. Without it the stock is overwritten, whatever it is.
 */
export const changedProduct = productForm.partial().shape({
  stock: someStock.optional(),
  seen_stock: someStock.optional(),
  is_listed: flag(),
  remove_image: flag().default(false),
});
export type ChangedProduct = InferType<typeof changedProduct>;

/**
 * `POST /pharmacy/medications/update`: sets the given fields of the products named in `ids` or, with `is_whole`, of all products that the
 * filters of the list find.
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

/** Low is below the low-stock alert, medium below twice that (spec, section 4). */
export function stockLevel(stock: number, lowStockAlert: number): StockLevel {
  if (stock < lowStockAlert) return 'low';
  return stock < 2 * lowStockAlert ? 'medium' : 'fine';
}

/** A product may be sold until the end of its expiry date. `today` is the day in Egypt. */
export function expiryState(date: string | null, today: Day): 'expired' | 'soon' | 'fine' {
  if (date === null) return 'fine';
  if (date < today) return 'expired';
  return date <= addDays(today, EXPIRES_SOON_DAYS) ? 'soon' : 'fine';
}
