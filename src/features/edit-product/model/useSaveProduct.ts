import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { productForm } from '@contract/product';
import type { Product } from '@contract/wire/product';
import { useAddProductMutation, useUpdateProductMutation } from '@/entities/product';
import { type AppError, isAppError } from '@/shared/api';
import { useSay } from '@/shared/i18n';
import { useFailure, useSending } from '@/shared/lib/failure';
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

  const tell = (problem: unknown) => {
    const reason = failure(problem, say('somethingWentWrong'));
    toast.error(product ? t('updateFailed', { reason }) : t('addFailed', { reason }));
    // The person has been told: what is saved next replaces this one.
    if (isAppError(problem)) setSeenStock(movedStock(problem) ?? seenStock);
  };
  const { send } = useSending({ sumsUp: true, tell });

  const save = async ({ image, remove_image, ...fields }: ProductValues) => {
    const input = { ...productForm.cast(fields, { stripUnknown: true }), image: image ?? undefined };
    if (product) await updateProduct({ id: product.id, ...input, seen_stock: seenStock, remove_image }).unwrap();
    else await addProduct(input).unwrap();
    toast.success(say(product ? 'productUpdated' : 'productAdded'));
  };

  return send(save, onSaved);
}
