import { useDraft } from '@/shared/lib/draft';

import type { CheckoutValues } from './checkoutForm';
import type { Choices } from './plan';

/** The drafts of the choices and the form for the present cart. They have to be forgotten before the order of another cart. */
export function useCheckoutDraft() {
  const ways = useDraft<Choices>('checkout ways');
  const form = useDraft<CheckoutValues>('checkout');

  const forget = () => {
    ways.forget();
    form.forget();
  };
  return { ways, form, forget };
}
