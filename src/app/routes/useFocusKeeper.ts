import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { CONTENT_ID } from '@/shared/ui/skip-link';

/**
 * The focus goes to what has changed. A new screen takes it, with its heading where there is one already; and where the
 * element goes that had it, the pressed "Remove" for one, the part of the page that remains around its place takes it.
 */
export function useFocusKeeper() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen may have put it into its first field.
    if (!document.activeElement?.closest(`#${CONTENT_ID} *`)) giveFocus(startOfScreen());
  }, [pathname]);

  useEffect(watchForLoss, []);
}

function watchForLoss() {
  let around: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? [target, ...ancestorsOf(target)] : [];
  };
  const observer = new MutationObserver(() => {
    const [holder] = around;
    if (document.activeElement !== document.body || !holder || holder.isConnected) return;
    const place = around.find((element) => element.isConnected && element.matches('section, main [tabindex]'));
    giveFocus(place ?? startOfScreen());
  });

  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** Where reading begins: the heading, or the place where it will appear. */
function startOfScreen() {
  const screen = document.getElementById(CONTENT_ID);
  return screen?.querySelector('h1') ?? screen;
}

function giveFocus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
