import { createContext, use, useEffect } from 'react';

/** Holds the rows of the list around it, or lets them go on. */
export const HoldRows = createContext<(isHeld: boolean) => void>(() => undefined);

/** While something of a row is open, no row of the list around it comes, goes or changes its place. */
export function useHeldRows(isOpen: boolean) {
  const hold = use(HoldRows);
  useEffect(() => {
    if (!isOpen) return;
    hold(true);
    return () => hold(false);
  }, [isOpen, hold]);
}
