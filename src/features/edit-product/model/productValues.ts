import { string } from 'yup';

import { countedStock, optionalFields, type ProductForm, productForm } from '@contract/product';
import type { Product } from '@contract/wire/product';

type Numbers = 'category_id' | 'stock' | 'lowStockAlert';

/**
 * The form values of a product: numbers start empty, texts are never missing, and there may be a new picture. `image_refusal` says why the
 * last chosen file cannot be used, and is otherwise empty.
 */
export type ProductValues = { [Field in Exclude<keyof ProductForm, Numbers | 'prescription_required'>]-?: string } & {
  [Field in Numbers]: number | '';
} & { prescription_required: boolean; image: File | null; image_refusal: string; remove_image: boolean };

/** Files cannot be stored in a draft, so neither is what belongs to one. */
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

/** Fields that are empty in this product may stay empty; others must not be emptied. */
const lackingOf = (product: Product | undefined): Partial<typeof optionalFields> =>
  Object.fromEntries(Object.entries(optionalFields).filter(([field]) => product?.[field as Lacking] === null));

/** The schema of the form. It includes the browser's refusal of a file, so that the product is not saved without its picture unnoticed. */
export const productDialogForm = (product: Product | undefined) =>
  productForm.shape({
    ...lackingOf(product),
    stock: countedStock(product?.stock ?? 0),
    image_refusal: string().test((refusal, { createError }) => !refusal || createError({ message: refusal })),
  });

/** A new product starts with the low-stock alert from the pharmacy's settings, if those are known. */
export const newValues = (lowStockAlert: number | undefined): ProductValues => ({
  ...EMPTY,
  lowStockAlert: lowStockAlert ?? '',
});

export function valuesOf(product: Product): ProductValues {
  const known = Object.keys(EMPTY).map((field) => [field, product[field as keyof Product] ?? ''] as const);
  return {
    ...EMPTY,
    ...(Object.fromEntries(known) as Partial<ProductValues>),
    // If both names are the same, only one was typed. It is shown once, so that it need not be corrected twice.
    ...(product.name_ar === product.name && { name_ar: '' }),
    price: product.price.toFixed(2),
    image: null,
    remove_image: false,
  };
}
