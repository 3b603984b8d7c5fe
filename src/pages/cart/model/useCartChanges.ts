import { useTranslation } from 'react-i18next';

import { quantityProblem } from '@contract/cart';
import type { CartLine } from '@contract/wire/cart';
import { useClearCartMutation, useRemoveCartItemMutation, useUpdateCartItemMutation } from '@/entities/cart';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { stepTo } from './stepTo';

/** What a person may do to the cart; a refusal, ours or the server's, becomes a toast. */
export function useCartChanges() {
  const { t } = useTranslation('cart');
  const toast = useToast();
  const say = useSay();
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
    step: (line: CartLine, by: 1 | -1) => {
      const { id, available_quantity } = line.medication;
      const quantity = stepTo(line, by);
      const problem = quantityProblem(quantity, { available: available_quantity });
      if (problem) toast.error(say(problem));
      else void reportFailure(updateItem({ medication_id: id, quantity }).unwrap());
    },
    remove: ({ medication }: CartLine) => reportFailure(removeItem({ medication_id: medication.id }).unwrap()),
    clear: () => reportFailure(clearCart().unwrap(), t('clearFailed')),
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
