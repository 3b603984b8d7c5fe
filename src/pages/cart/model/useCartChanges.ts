import { useTranslation } from 'react-i18next';

import type { CartLine } from '@contract/wire/cart';
import { useClearCartMutation, useRemoveCartItemMutation, useUpdateCartItemMutation } from '@/entities/cart';
import { useAttempt } from '@/shared/lib/failure';

/** What a person may do to the cart; a refusal of the server becomes a toast. */
export function useCartChanges() {
  const { t } = useTranslation('cart');
  const attempt = useAttempt();
  const [updateItem, updating] = useUpdateCartItemMutation();
  const [removeItem, removing] = useRemoveCartItemMutation();
  const [clearCart, clearing] = useClearCartMutation();

  return {
    isClearing: clearing.isLoading,
    /** The amounts on the screen are of before the change. */
    isRecomputing: updating.isLoading || removing.isLoading || clearing.isLoading,
    change: ({ medication }: CartLine, quantity: number) =>
      attempt(() => updateItem({ medication_id: medication.id, quantity }).unwrap(), t('changeFailed')),
    remove: ({ medication }: CartLine) =>
      attempt(() => removeItem({ medication_id: medication.id }).unwrap(), t('changeFailed')),
    clear: () => attempt(() => clearCart().unwrap(), t('clearFailed')),
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
