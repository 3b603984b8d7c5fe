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
 * Counts an addition until what it returns is called. The page that has sent it may be left before its answer comes: the hook of its
 * mutation knows nothing of it then.
 */
export function beginAddition(): () => void {
  count(1);
  return () => count(-1);
}

/** Whether something is about to come into the cart, which may be empty until then. */
export const useIsAddingToCart = () => useSyncExternalStore(subscribe, isUnderWay, isUnderWay);
