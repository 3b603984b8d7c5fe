import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { useFocusManagement } from './useFocusManagement';

const positions = new Map<string, number>();

/** A page that has become shorter, a cart that is empty now, has nothing there but its footer. */
const goBackTo = (place: number) =>
  window.scrollTo(0, place + window.innerHeight <= document.documentElement.scrollHeight ? place : 0);

/** Until the next place is drawn, a list that turns its page already leads to its start: nobody read this one there. */
const isLeft = (key: string) => ((window.history.state as { key?: string } | null)?.key ?? 'default') !== key;

const setRestoration = (mode: History['scrollRestoration']) => () => {
  window.history.scrollRestoration = mode;
};

/** WebKit scrolls a page that it had kept whole only once it has said so: taken over by then, the page would stand at its top. */
const takeOverLater = () => void requestAnimationFrame(() => setTimeout(setRestoration('manual')));

/**
 * A new screen opens at its top and takes the focus; Back finds the old one where the reader left it. A page that is loaded, or loaded
 * again, is the browser's: it may have been read for a while before scripts come. A navigation with `preventScrollReset` in its state
 * stays where it is: the router's option of that name needs a data router (docs/decisions/0012).
 */
export function ScrollRestoration() {
  const { key, state } = useLocation() as Location<{ preventScrollReset?: boolean } | null>;
  const isBack = useNavigationType() === NavigationType.Pop;
  const preventScrollReset = state?.preventScrollReset === true;
  useFocusManagement();

  useEffect(() => {
    if (document.readyState === 'complete') setRestoration('manual')();
    window.addEventListener('pageshow', takeOverLater);
    window.addEventListener('pagehide', setRestoration('auto'));
  }, []);

  useLayoutEffect(() => {
    if (isBack) {
      if (positions.size > 0) goBackTo(positions.get(key) ?? 0);
    } else if (!preventScrollReset) window.scrollTo(0, 0);

    const remember = () => {
      if (!isLeft(key)) positions.set(key, window.scrollY);
    };
    remember();
    // A busy browser tells of a press before it tells of the scroll that came before it.
    const events = ['scroll', 'click'];
    for (const event of events) window.addEventListener(event, remember, true);
    return () => events.forEach((event) => window.removeEventListener(event, remember, true));
  }, [key, isBack, preventScrollReset]);

  return null;
}
