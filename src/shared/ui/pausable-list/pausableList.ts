import { createContext, use, useEffect, useState } from 'react';

/** The data to show: the latest, or that of the moment the list was paused. With the setter to provide to the rows by `PauseListContext`. */
export function usePausableList<T>(now: T): [T, (isPaused: boolean) => void] {
  const [isPaused, setPaused] = useState(false);
  const [last, setLast] = useState(now);
  if (!isPaused && last !== now) setLast(now);
  return [isPaused ? last : now, setPaused];
}

/** Pauses the updates of the surrounding list, or resumes them. */
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
