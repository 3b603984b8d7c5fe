import type { Cart } from '@contract/wire/cart';
import { useLazyGetCartQuery } from '@/entities/cart';
import { isAppError, mayHaveSucceeded } from '@/shared/api';

/** After a failed call answers the cart as it is, where the call may have changed it all the same; null where it did not, or that cannot be told. */
export function useCartAfterLoss() {
  const [readCart] = useLazyGetCartQuery();

  return async (error: unknown): Promise<Cart | null> => {
    const isLost = isAppError(error) && (error.status === 'NETWORK' || mayHaveSucceeded(error));
    if (!isLost) return null;
    return readCart()
      .unwrap()
      .catch(() => null);
  };
}
