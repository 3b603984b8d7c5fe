import { useNavigate } from 'react-router-dom';

import type { CartQuantityInput } from '@contract/cart';
import { ROUTES } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { useAttempt } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { useAddToCartMutation } from '../api/cartApi';

interface Texts {
  viewCart: string;
  failed: string;
}

/** Adds an item to the cart, and shows the result in a toast with a button to the cart. */
export function useAddItem({ viewCart, failed }: Texts) {
  const messageOf = useMessages();
  const toast = useToast();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const [addToCart, { isLoading: isAdding }] = useAddToCartMutation();

  const addItem = (item: CartQuantityInput) =>
    attempt(async () => {
      await addToCart(item).unwrap();
      toast.success(messageOf('addedToCart'), { label: viewCart, onPress: () => navigate(ROUTES.cart) });
    }, failed);

  return { addItem, isAdding };
}
