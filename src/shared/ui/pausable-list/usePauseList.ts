import { createContext, use, useEffect } from 'react';

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
