import { useEffect, useEffectEvent } from 'react';

import type { Cart } from '@contract/wire/cart';
import { useDraft } from '@/shared/lib/draft';

import type { CheckoutValues } from './checkoutForm';
import type { Choices } from './plan';

interface DraftOwner {
  /** When the lines of the cart were added, by which one cart is told from a later one with the same medicines. */
  lines: string[];
}

const NONE: Cart['items'] = [];

/**
 * The drafts of the choices and the form for the present cart. They have to be forgotten before the order of another cart: one that has no
 * line any more of the cart that they were made for, which was emptied or ordered elsewhere meanwhile.
 */
export function useCheckoutDraft(items = NONE) {
  const ways = useDraft<Choices>('checkout ways');
  const form = useDraft<CheckoutValues>('checkout');
  const owner = useDraft<DraftOwner>('checkout cart');
  const lines = items.map(({ added_at }) => added_at);
  const isOfAnotherCart = owner.draft.lines?.some((line) => lines.includes(line)) === false;

  const forget = () => {
    ways.forget();
    form.forget();
    owner.forget();
  };
  const forgetAnother = useEffectEvent(() => {
    if (isOfAnotherCart) forget();
  });
  useEffect(() => forgetAnother(), []);

  const ofThisCart = <D extends typeof ways | typeof form>(draft: D): D => ({
    ...draft,
    ...(isOfAnotherCart && { draft: {} }),
    keep: (values: object, initialValues?: object) => {
      owner.keep({ lines });
      draft.keep(values, initialValues);
    },
  });
  return { ways: ofThisCart(ways), form: ofThisCart(form), forget };
}
