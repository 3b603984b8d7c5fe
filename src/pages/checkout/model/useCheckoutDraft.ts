import { useDraft } from '@/shared/lib/draft';

import type { CheckoutValues } from './checkoutForm';
import type { Choices } from './plan';

/** What is chosen and typed for this cart: the order of another one must not inherit it. */
export function useCheckoutDraft() {
  const ways = useDraft<Choices>('checkout ways');
  const form = useDraft<CheckoutValues>('checkout');

  const forget = () => {
    ways.forget();
    form.forget();
  };
  return { ways, form, forget };
}
