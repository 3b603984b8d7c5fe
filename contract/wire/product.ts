import { type Static, type TSchema, Type } from '@sinclair/typebox';

import { IMPORT_OUTCOMES } from '../productsImport';
import { Egp, Nullable, NullableText, PicturePath, Shape, StringEnum } from './envelope';
import { Named } from './location';
import { Category, ExpiryDate, PrescriptionRequired } from './medication';

/** A row in the inventory of the pharmacy. */
export const ProductRow = Shape('ProductRow', {
  ...Named.properties,
  generic_name: NullableText,
  generic_name_ar: NullableText,
  strength: NullableText,
  dosage_form: NullableText,
  image: PicturePath,
  price: Egp(),
  stock: Type.Integer({ description: 'Units on the shelf' }),
  lowStockAlert: Type.Integer({ description: 'Below this the stock is low' }),
  expiry_date: ExpiryDate,
  prescription_required: PrescriptionRequired,
  is_listed: Type.Boolean({ description: 'On sale' }),
  category_id: Type.Integer(),
  category: Category,
});
export type ProductRow = Static<typeof ProductRow>;

/** A product with all its fields. */
export const Product = Shape('Product', {
  ...ProductRow.properties,
  active_ingredients: NullableText,
  manufacturer: NullableText,
  dosage: NullableText,
  dosage_ar: NullableText,
  side_effects: NullableText,
  side_effects_ar: NullableText,
  description: NullableText,
  description_ar: NullableText,
});
export type Product = Static<typeof Product>;

/** A portion of the products, in the order of their ids. */
export const ExportedProducts = Shape('ExportedProducts', {
  rows: Type.Array(Product),
  next: Nullable(Type.Integer(), 'The `after` of the next portion; null where this is the last one'),
});
export type ExportedProducts = Static<typeof ExportedProducts>;

export const ChangedProducts = Shape('ChangedProducts', {
  changed: Type.Integer({ description: 'Products that the change was for, and that were not so already' }),
});
export type ChangedProducts = Static<typeof ChangedProducts>;

const Change = <Value extends TSchema>(value: Value) => Type.Optional(Type.Object({ before: value, after: value }));

/** What the import did with a row, or would do in a dry run. */
export const ImportedRow = Shape('ImportedRow', {
  outcome: StringEnum(IMPORT_OUTCOMES),
  product: Nullable(
    Type.String({ description: 'Rows of one product have the same text here; null where the row is wrong by itself' }),
  ),
  stock: Type.Integer({ description: 'Units on the shelf before; 0 for what is new' }),
  changes: Type.Object(
    {
      price: Change(Egp()),
      stock: Change(Type.Integer()),
      lowStockAlert: Change(Type.Integer()),
      expiry_date: Change(ExpiryDate),
      prescription_required: Change(Type.Boolean()),
    },
    { description: 'What differs of a product that there is' },
  ),
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type ImportedRow = Static<typeof ImportedRow>;

export const ImportedProducts = Shape('ImportedProducts', { rows: Type.Array(ImportedRow) });
export type ImportedProducts = Static<typeof ImportedProducts>;
