import type { Cart } from '@contract/wire/cart';
import { useLazyGetCartQuery } from '@/entities/cart';
import { isAnswerLost } from '@/shared/api';

/** After a failed call answers the cart as it is, where the call may have changed it all the same; null where it did not, or that cannot be told. */
export function useCartAfterLoss() {
  const [readCart] = useLazyGetCartQuery();

  return async (error: unknown): Promise<Cart | null> => {
    if (!isAnswerLost(error)) return null;
    return readCart()
      .unwrap()
      .catch(() => null);
  };
}
