import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { type ProductForm, productForm } from '@contract/product';
import type { Product } from '@contract/wire/product';
import { routeToInventory, useAddProductMutation, useUpdateProductMutation } from '@/entities/product';
import { type AppError, isAppError, isOutcomeUnknown, newIdempotencyKey } from '@/shared/api';
import { useLanguage, useMessages } from '@/shared/i18n';
import { changedValues } from '@/shared/lib/changed-values';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';

import { identityOf, isSameProduct, knownIdOf, type KnownProduct, type ProductIdentity } from './knownProduct';
import { type ProductValues, valuesOf } from './productValues';

/** The current stock, if the server refused because it is not the one that the person saw. */
const movedStock = ({ code, data }: AppError) =>
  code === 'stockMoved' ? (data as { stock: number }).stock : undefined;

const inputOf = (values: object) => productForm.cast(values, { stripUnknown: true });

const seenAs = (product: Product, stock = product.stock) => ({ ...inputOf(valuesOf(product)), stock });

/**
 * The idempotency key of a stock count. Repeating the same number after a lost answer keeps the key, whatever was sold since; another
 * number gets a new one.
 */
function useCountKey() {
  const sent = useRef<{ stock: number; key: string }>(undefined);
  return (stock: number): string => {
    if (sent.current?.stock !== stock) sent.current = { stock, key: newIdempotencyKey() };
    return sent.current.key;
  };
}

interface Saving {
  /** Called when the product is stored, even if the dialog was closed meanwhile. */
  onStored: () => void;
  onDone: () => void;
}

/**
 * Adds a product, or sends what the person changed since the form was opened, and shows the result. If the pharmacy already has the
 * product, it is returned as `known`, and is added anyway if it is sent again unchanged.
 */
export function useSaveProduct(product: Product | undefined, { onStored, onDone }: Saving) {
  const { t } = useTranslation('inventory');
  const messageOf = useMessages();
  const failure = useFailure();
  const toast = useToast();
  const navigate = useNavigate();
  const { nameOf } = useLanguage();
  const [addProduct] = useAddProductMutation();
  const [updateProduct] = useUpdateProductMutation();
  const [seenStock, setSeenStock] = useState(product?.stock);
  const [known, setKnown] = useState<KnownProduct | null>(null);
  const countKeyOf = useCountKey();
  const isMounted = useIsMounted();

  const tell = (problem: unknown) => {
    // The open form shows this message next to its buttons.
    if (knownIdOf(problem) !== undefined && isMounted()) return;
    const reason = failure(problem, messageOf('somethingWentWrong'));
    toast.error(isOutcomeUnknown(problem) ? reason : t(product ? 'updateFailed' : 'addFailed', { reason }));
    // The person now knows the current stock, so the next try replaces that one.
    if (isAppError(problem)) setSeenStock(movedStock(problem) ?? seenStock);
  };
  const { send } = useFormSubmission({ hasSummary: true, onProblem: tell });

  // The list does not jump to the new product, since people often add several in a row; the toast has a link to it.
  const tellAdded = (added: Product) => {
    const onPress = () => navigate(routeToInventory(nameOf(added)));
    toast.success(messageOf('productAdded'), { label: t('showAdded'), onPress });
  };

  const add = async (values: ProductIdentity, input: ProductForm, image: File | undefined): Promise<void> => {
    try {
      tellAdded(await addProduct({ ...input, image, only_if_new: !isSameProduct(known, values) }).unwrap());
    } catch (error) {
      const id = knownIdOf(error);
      if (id !== undefined) setKnown({ id, identity: identityOf(values) });
      throw error;
    }
  };

  const save = async ({ image, remove_image, ...fields }: ProductValues): Promise<void> => {
    const input = inputOf(fields);
    const picture = image ?? undefined;
    if (product) {
      const changes = changedValues(input, seenAs(product, seenStock));
      if (!changes && !picture && !remove_image) {
        onStored();
        return;
      }
      await updateProduct({
        id: product.id,
        ...changes,
        ...(changes?.stock !== undefined && { seen_stock: seenStock, countKey: countKeyOf(changes.stock) }),
        ...(remove_image && { remove_image }),
        image: picture,
      }).unwrap();
      toast.success(messageOf('productUpdated'));
    } else await add(fields, input, picture);
    onStored();
  };

  return { save: send(save, onDone), known };
}
