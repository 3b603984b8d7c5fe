import { createContext, use, useEffect, useState } from 'react';

/** Returns the latest data or, while the list is paused, that of the moment it was paused; and the setter, for `PauseListContext`. */
export function usePausableList<T>(now: T): [T, (isPaused: boolean) => void] {
  const [isPaused, setPaused] = useState(false);
  const [last, setLast] = useState(now);
  if (!isPaused && last !== now) setLast(now);
  return [isPaused ? last : now, setPaused];
}

/** Pauses or resumes the updates of the surrounding list. */
export const PauseListContext = createContext<(isPaused: boolean) => void>(() => undefined);

/** While a menu or dialog of a row is open, no row of the surrounding list is added, removed or moved. */
export function usePauseList(isOpen: boolean) {
  const setPaused = use(PauseListContext);
  useEffect(() => {
    if (!isOpen) return;
    setPaused(true);
    return () => setPaused(false);
  }, [isOpen, setPaused]);
}
