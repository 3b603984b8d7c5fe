import { useTranslation } from 'react-i18next';

import type { CartLine } from '@contract/wire/cart';
import { useClearCartMutation, useRemoveCartItemMutation, useUpdateCartItemMutation } from '@/entities/cart';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

/** What a person may do to the cart; a refusal of the server becomes a toast. */
export function useCartChanges() {
  const { t } = useTranslation('cart');
  const toast = useToast();
  const failure = useFailure();
  const [updateItem, updating] = useUpdateCartItemMutation();
  const [removeItem, removing] = useRemoveCartItemMutation();
  const [clearCart, clearing] = useClearCartMutation();

  const reportFailure = (call: Promise<unknown>, text = t('changeFailed')) =>
    call.catch((error: unknown) => toast.error(failure(error, text)));

  return {
    isClearing: clearing.isLoading,
    /** The amounts on the screen are of before the change. */
    isRecomputing: updating.isLoading || removing.isLoading || clearing.isLoading,
    change: ({ medication }: CartLine, quantity: number) =>
      reportFailure(updateItem({ medication_id: medication.id, quantity }).unwrap()),
    remove: ({ medication }: CartLine) => reportFailure(removeItem({ medication_id: medication.id }).unwrap()),
    clear: () => reportFailure(clearCart().unwrap(), t('clearFailed')),
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
