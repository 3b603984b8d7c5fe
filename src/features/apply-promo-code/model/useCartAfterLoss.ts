import type { Cart } from '@contract/wire/cart';
import { useLazyGetCartQuery } from '@/entities/cart';
import { isAnswerLost } from '@/shared/api';

/**
 * Reads the cart after a call whose answer was lost, since the call may have changed it. Null if the call failed for another reason, or if
 * the cart cannot be read.
 */
export function useCartAfterLoss() {
  const [readCart] = useLazyGetCartQuery();

  return async (error: unknown): Promise<Cart | null> => {
    if (!isAnswerLost(error)) return null;
    return readCart()
      .unwrap()
      .catch(() => null);
  };
}
