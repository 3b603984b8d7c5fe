import { string } from 'yup';

import { countedStock, optionalFields, type ProductForm, productForm } from '@contract/product';
import type { Product } from '@contract/wire/product';

type Numbers = 'category_id' | 'stock' | 'lowStockAlert';

/**
 * Formik's view of a product: numbers start empty, texts are never missing, and there may be a new picture. `image_refusal` says
 * why the last file chosen for one can not be it, and is empty otherwise.
 */
export type ProductValues = { [Field in Exclude<keyof ProductForm, Numbers | 'prescription_required'>]-?: string } & {
  [Field in Numbers]: number | '';
} & { prescription_required: boolean; image: File | null; image_refusal: string; remove_image: boolean };

/** No file outlives its form, nor what was said of one. */
export const NOT_IN_DRAFTS = ['image', 'image_refusal', 'remove_image'] as const;

const EMPTY: ProductValues = {
  name: '',
  name_ar: '',
  category_id: '',
  generic_name: '',
  generic_name_ar: '',
  active_ingredients: '',
  strength: '',
  dosage_form: '',
  manufacturer: '',
  dosage: '',
  dosage_ar: '',
  side_effects: '',
  side_effects_ar: '',
  description: '',
  description_ar: '',
  price: '',
  stock: '',
  lowStockAlert: '',
  expiry_date: '',
  prescription_required: false,
  image: null,
  image_refusal: '',
  remove_image: false,
};

type Lacking = keyof typeof optionalFields;

/** What this product came without may stay empty; what it has may not be emptied. */
const lackingOf = (product: Product | undefined): Partial<typeof optionalFields> =>
  Object.fromEntries(Object.entries(optionalFields).filter(([field]) => product?.[field as Lacking] === null));

/** Only the browser knows that a file is no picture; until another choice is made, nothing is saved without it. */
export const productDialogForm = (product: Product | undefined) =>
  productForm.shape({
    ...lackingOf(product),
    stock: countedStock(product?.stock ?? 0),
    image_refusal: string().test((refusal, { createError }) => !refusal || createError({ message: refusal })),
  });

/** A new product starts with the alert that its pharmacy chose for all, where that is known. */
export const newValues = (lowStockAlert: number | undefined): ProductValues => ({
  ...EMPTY,
  lowStockAlert: lowStockAlert ?? '',
});

export function valuesOf(product: Product): ProductValues {
  const known = Object.keys(EMPTY).map((field) => [field, product[field as keyof Product] ?? ''] as const);
  return {
    ...EMPTY,
    ...(Object.fromEntries(known) as Partial<ProductValues>),
    // One name for both languages was written once: it is corrected in one place.
    ...(product.name_ar === product.name && { name_ar: '' }),
    price: product.price.toFixed(2),
    image: null,
    remove_image: false,
  };
}
