import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import type { CartQuantityInput } from '@contract/cart';
import type { UserType } from '@contract/userType';
import { useAddToCartMutation } from '@/entities/cart';
import { dashboardOf } from '@/entities/user';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { visitOf } from './visit';

/**
 * Lets a person who has just signed in go on where they were: what they wanted to buy goes into the cart, and they
 * go back to the page they came from, else to their own dashboard. Speaks the texts of `account`.
 */
export function useContinueVisit() {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();
  const [addToCart] = useAddToCartMutation();
  const { from, pendingItem, isSessionOver } = visitOf(state);

  const addPending = async (item: CartQuantityInput) => {
    try {
      await addToCart(item).unwrap();
      toast.success(say('addedToCart'));
    } catch (error) {
      toast.error(failure(error, t('addToCartFailed')));
    }
  };

  return {
    hasPendingItem: pendingItem !== null,
    isSessionOver,
    /** The page of this site that they came from, if any. */
    from,
    /** The guest's errand, for a link to another form that signs them in. */
    visit: state,
    continueVisit: async (userType: UserType) => {
      if (pendingItem) await addPending(pendingItem);
      await navigate(from ?? dashboardOf(userType), { replace: true });
    },
  };
}
