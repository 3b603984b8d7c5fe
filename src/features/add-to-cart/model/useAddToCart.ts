import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { QUANTITY, quantityProblem } from '@contract/cart';
import { useAddItem, useGetCartQuery } from '@/entities/cart';
import { useMessages } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { selectIsSignedIn, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

interface Choice {
  medication_id: number;
  quantity: number;
  /** How many units one cart may hold at the moment. */
  available: number;
}

/** Tells who may buy, and adds a medication to the cart. The rules for quantities are checked before the server is called. */
export function useAddToCart() {
  const { t } = useTranslation('medications');
  const messageOf = useMessages();
  const toast = useToast();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isPharmacy = useAppSelector(selectUserType) === 'pharmacy';
  const { currentData: cart } = useGetCartQuery(isSignedIn && !isPharmacy ? undefined : skipToken);
  const { addItem, isAdding } = useAddItem({ viewCart: t('viewCart'), failed: t('addFailed') });

  const inCartOf = (id: number) => cart?.items.find(({ medication }) => medication.id === id)?.quantity ?? 0;

  const add = async ({ medication_id, quantity, available }: Choice) => {
    const inCart = inCartOf(medication_id);
    const whole = inCart + quantity;
    const problem = quantityProblem(whole, { available });
    if (problem) {
      // The card says "In Stock", so a refusal needs to say how many units are in the cart already.
      const isHeldByCart = inCart > 0 && whole <= QUANTITY.max;
      toast.error(isHeldByCart ? t('heldByCart', { available, inCart }) : messageOf(problem));
      return;
    }
    await addItem({ medication_id, quantity });
  };

  return { add, inCartOf, isAdding, isGuest: !isSignedIn, isPharmacy: isSignedIn && isPharmacy };
}
