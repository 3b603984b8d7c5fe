import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { useFocusManagement } from './useFocusManagement';

const positions = new Map<string, number>();

/** If the page has become shorter, such as a cart that is empty now, the old position would show only the footer. */
const goBackTo = (place: number) =>
  window.scrollTo(0, place + window.innerHeight <= document.documentElement.scrollHeight ? place : 0);

/**
 * Whether the address has already changed while the old screen is still shown. A list that turns its page scrolls to its start at that
 * point, which must not be remembered as where the reader left it.
 */
const isLeft = (key: string) => ((window.history.state as { key?: string } | null)?.key ?? 'default') !== key;

const setRestoration = (mode: History['scrollRestoration']) => () => {
  window.history.scrollRestoration = mode;
};

/** WebKit scrolls a page from the back/forward cache only after `pageshow`: with "manual" set by then, the page would stay at its top. */
const takeOverLater = () => void requestAnimationFrame(() => setTimeout(setRestoration('manual')));

/**
 * A new screen opens at its top and takes the focus; Back restores the position where the reader left. After loading or reloading,
 * scrolling is left to the browser, because the page may have been read for a while before the scripts arrive. A navigation with
 * `preventScrollReset` in its state keeps the position: the router's own option of that name needs a data router (docs/decisions/0012).
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
    // A busy browser may report a click before the scrolling that came before it.
    const events = ['scroll', 'click'];
    for (const event of events) window.addEventListener(event, remember, true);
    return () => events.forEach((event) => window.removeEventListener(event, remember, true));
  }, [key, isBack, preventScrollReset]);

  return null;
}
