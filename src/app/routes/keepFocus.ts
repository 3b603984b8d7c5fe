import { CONTENT_ID } from '@/shared/ui/skip-link';

/** A new screen takes the focus, with its heading where there is one already. */
export function focusScreen() {
  // A screen may have put it into its first field.
  if (!document.activeElement?.closest(`#${CONTENT_ID} *`)) giveFocus(startOfScreen());
}

/** Where the element goes that had the focus, the pressed "Remove" for one, the part of the page that remains around its place takes it. */
export function watchForLoss() {
  let around = document.activeElement ? [document.activeElement, ...ancestorsOf(document.activeElement)] : [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? [target, ...ancestorsOf(target)] : [];
  };
  const observer = new MutationObserver(() => {
    const [holder] = around;
    if (document.activeElement !== document.body || !holder || holder.isConnected) return;
    // A grid without rows can take the focus, and does nothing with it.
    const place = around.find(
      (element) => element.isConnected && element.matches('section, main [tabindex]:not([role="grid"])'),
    );
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
