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
  /** Units that one cart may hold now. */
  available: number;
}

/** Who may buy, and the call: the quantity rules speak before the server does. */
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
      // Beside a card that says "In Stock", what is left explains nothing without what the cart holds of it.
      const isHeldByCart = inCart > 0 && whole <= QUANTITY.max;
      toast.error(isHeldByCart ? t('heldByCart', { available, inCart }) : messageOf(problem));
      return;
    }
    await addItem({ medication_id, quantity });
  };

  return { add, inCartOf, isAdding, isGuest: !isSignedIn, isPharmacy: isSignedIn && isPharmacy };
}
