import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { productForm } from '@contract/product';
import type { Product } from '@contract/wire/product';
import { useAddProductMutation, useUpdateProductMutation } from '@/entities/product';
import { type AppError, isAppError } from '@/shared/api';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import type { ProductValues } from './productValues';

/** The stock as it is, where it was not what the person saw. */
const movedStock = ({ code, data }: AppError) =>
  code === 'stockMoved' ? (data as { stock: number }).stock : undefined;

/** Adds a product or changes one, and tells how it went. */
export function useSaveProduct(product: Product | undefined, onSaved: () => void) {
  const { t } = useTranslation('inventory');
  const say = useSay();
  const failure = useFailure();
  const toast = useToast('staff');
  const [addProduct] = useAddProductMutation();
  const [updateProduct] = useUpdateProductMutation();
  const [seenStock, setSeenStock] = useState(product?.stock);

  return async (values: ProductValues, { setErrors }: FormikHelpers<ProductValues>) => {
    const { image, remove_image, ...fields } = values;
    const input = { ...productForm.cast(fields, { stripUnknown: true }), image: image ?? undefined };
    try {
      if (product) await updateProduct({ id: product.id, ...input, seen_stock: seenStock, remove_image }).unwrap();
      else await addProduct(input).unwrap();
      toast.success(say(product ? 'productUpdated' : 'productAdded'));
      onSaved();
    } catch (error) {
      if (isAppError(error)) {
        setErrors(error.fieldErrors);
        // The person has been told: what is saved next replaces this one.
        setSeenStock(movedStock(error) ?? seenStock);
      }
      const reason = failure(error, say('somethingWentWrong'));
      toast.error(product ? t('updateFailed', { reason }) : t('addFailed', { reason }));
    }
  };
}
