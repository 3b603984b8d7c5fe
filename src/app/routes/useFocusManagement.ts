import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Loaded separately, since it is not needed before somebody does something. */
const load = () => import('./focusManagement');

/** Moves the focus to a new screen, and from an element that is removed to what remains around it. */
export function useFocusManagement() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void load().then(({ focusScreen }) => focusScreen(), ignore);
  }, [pathname]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = ({ target }: FocusEvent) =>
      void load().then(({ restoreLostFocus }) => {
        if (!isOver) stop = restoreLostFocus(target);
      }, ignore);
    window.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      window.removeEventListener('focusin', begin);
      stop?.();
    };
  }, []);
}

/** If the code cannot be loaded, the focus stays where the browser puts it. */
const ignore = () => undefined;
