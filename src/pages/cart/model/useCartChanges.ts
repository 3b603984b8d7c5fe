import { useTranslation } from 'react-i18next';

import type { CartLine } from '@contract/wire/cart';
import {
  useAddToCartMutation,
  useClearCartMutation,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from '@/entities/cart';
import { useAttempt } from '@/shared/lib/failure';
import { useMedicineName } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';

/** The changes that a customer can make to the cart. If the server refuses one, a toast says so. */
export function useCartChanges() {
  const { t } = useTranslation('cart');
  const attempt = useAttempt();
  const toast = useToast();
  const medicineOf = useMedicineName();
  const [addItem, adding] = useAddToCartMutation();
  const [updateItem, updating] = useUpdateCartItemMutation();
  const [removeItem, removing] = useRemoveCartItemMutation();
  const [clearCart, clearing] = useClearCartMutation();

  const putBack = ({ medication, quantity }: CartLine) =>
    attempt(() => addItem({ medication_id: medication.id, quantity }).unwrap(), t('changeFailed'));
  const remove = async (line: CartLine) => {
    await removeItem({ medication_id: line.medication.id }).unwrap();
    // No undo for a line that can no longer be ordered: the server would refuse to add it again.
    const undo = line.problem === null ? { label: t('undo'), onPress: () => putBack(line) } : undefined;
    toast.success(t('removed', { name: medicineOf(line.medication) }), undo);
  };

  return {
    isClearing: clearing.isLoading,
    /** Whether a change is in progress, so that the amounts on the screen are outdated. */
    isRecomputing: updating.isLoading || adding.isLoading || removing.isLoading || clearing.isLoading,
    change: ({ medication }: CartLine, quantity: number) =>
      attempt(() => updateItem({ medication_id: medication.id, quantity }).unwrap(), t('changeFailed')),
    remove: (line: CartLine) => attempt(() => remove(line), t('changeFailed')),
    clear: () => attempt(() => clearCart().unwrap(), t('clearFailed')),
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
