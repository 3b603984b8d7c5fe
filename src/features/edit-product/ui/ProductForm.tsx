import { useState } from 'react';

import type { Product } from '@contract/wire/product';
import type { useDraft } from '@/shared/lib/draft';
import { FormBody, FormDraft, Formik } from '@/shared/ui/form';

import { newValues, productDialogForm, type ProductValues, valuesOf } from '../model/productValues';
import { useSaveProduct } from '../model/useSaveProduct';
import { ImageField } from './ImageField';
import { ProductActions } from './ProductActions';
import { ProductFields } from './ProductFields';
import { StartFrom } from './StartFrom';

export interface ProductFormProps {
  /** The product to change; without one the form adds a new one. */
  product?: Product;
  /** The pharmacy's low-stock alert, with which a new product starts. */
  lowStockAlert?: number | undefined;
  /** The draft, if one is kept. */
  drafts: ReturnType<typeof useDraft<ProductValues>> | undefined;
  isStockUpdate?: boolean;
  /** Opens the existing product instead of adding another one. */
  onOpenKnown?: ((id: number) => void) | undefined;
  onClose: () => void;
}

/** Adds a product, or changes the given one. */
export function ProductForm({
  product: found,
  lowStockAlert,
  drafts,
  isStockUpdate = false,
  onOpenKnown,
  onClose,
}: ProductFormProps) {
  // Kept from the first rendering: the person began with these values, and a later fetch, such as after a reconnection, must not replace
  // them.
  const [product] = useState(found);
  const [initialValues] = useState(() => (product ? valuesOf(product) : newValues(lowStockAlert)));
  const forget = () => drafts?.forget();
  const { save, known } = useSaveProduct(product, { onStored: forget, onDone: onClose });
  const [schema] = useState(() => productDialogForm(product));
  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <Formik initialValues={{ ...initialValues, ...drafts?.draft }} validationSchema={schema} onSubmit={save}>
      <FormBody hasDraft={drafts?.hasDraft}>
        {drafts && <FormDraft drafts={drafts} initialValues={initialValues} texts="inventory" />}
        {!product && <StartFrom />}
        <ImageField current={product?.image ?? null} />
        <ProductFields isStockUpdate={isStockUpdate} />
        <ProductActions isNew={!product} known={known} onOpenKnown={onOpenKnown} onCancel={cancel} />
      </FormBody>
    </Formik>
  );
}
