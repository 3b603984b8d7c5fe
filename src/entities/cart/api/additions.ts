import { useSyncExternalStore } from 'react';

import { makeEmitter } from '@/shared/state';

let underWay = 0;
const { subscribe, notify } = makeEmitter();

const isUnderWay = () => underWay > 0;

const count = (by: 1 | -1) => {
  underWay += by;
  notify();
};

/**
 * Counts an addition until the returned function is called. Not the mutation's own state, which is lost when the page that sent it is left
 * before the answer.
 */
export function beginAddition(): () => void {
  count(1);
  return () => count(-1);
}

/** Whether something is being added to the cart, which may still be empty. */
export const useIsAddingToCart = () => useSyncExternalStore(subscribe, isUnderWay, isUnderWay);
