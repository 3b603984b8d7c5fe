import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const isUnderWay = () => underWay > 0;

/** The page that has sent one may be left before its answer comes: the hook of its mutation knows nothing of it then. */
export function countAddition(by: 1 | -1): void {
  underWay += by;
  for (const listener of listeners) listener();
}

/** Whether something is about to come into the cart, which may be empty until then. */
export const useIsAddingToCart = () => useSyncExternalStore(subscribe, isUnderWay, isUnderWay);
