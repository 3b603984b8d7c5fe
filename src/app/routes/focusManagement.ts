import { CONTENT_ID } from '@/shared/ui/skip-link';

/** A grid without rows can take the focus, and does nothing with it; in Firefox so can what scrolls in it. */
const PLACES = 'section, main [tabindex]:not([role="grid"], [role="presentation"])';

/** Moves the focus to a new screen: to its heading, as soon as there is one. */
export function focusScreen() {
  const focused = document.activeElement;
  // A screen may have put it into its first field.
  if (focused?.closest(`#${CONTENT_ID} *`)) return;
  focusHeading();
  const dialog = focused?.closest('[role="dialog"]');
  // One that has come with the screen keeps the focus from it, and leaves that with its frame, of which nothing is read.
  if (dialog && document.activeElement === dialog.parentElement) giveFocus(focused);
}

/**
 * Moves the focus when its element is removed, as a pressed "Remove" button is: to the nearest part of the page that remains around it.
 * Gives it back to a button that lost it while it was disabled. Begins with what took the focus first: it may have been pressed and
 * disabled, and so have lost it, since. Returns what ends this.
 */
export function restoreLostFocus(first: EventTarget | null) {
  const placesAround = (target: EventTarget | null) =>
    target instanceof Element ? [target, ...ancestorsOf(target)] : [];
  const holder = document.activeElement;
  let around = placesAround(holder === document.body ? first : holder);
  let busy = around[0]?.matches(':disabled') ? around[0] : undefined;
  const remember = ({ target }: FocusEvent) => {
    around = placesAround(target);
  };
  const followBusy = ({ target }: MutationRecord) => {
    if (!(target instanceof Element)) return;
    if (target.matches(':disabled')) {
      // Chromium has taken the focus by now.
      if (target === around[0]) busy = target;
    } else if (target === busy) {
      busy = undefined;
      // Meanwhile it lies with the page or the dialog around it, unless something else has taken it.
      if (document.activeElement?.contains(target)) giveFocus(target);
    }
  };
  const replaceRemoved = () => {
    const [holder] = around;
    if (document.activeElement !== document.body || !holder || holder.isConnected) return;
    const place = around.find((element) => element.isConnected && element.matches(PLACES)) ?? openDialog();
    if (place) giveFocus(place);
    else focusHeading();
  };
  const observer = new MutationObserver((changes) => {
    changes.filter(({ type }) => type === 'attributes').forEach(followBusy);
    replaceRemoved();
  });

  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** The one on top: of the page below it nothing is read. Left without the focus, it has it put beside itself, where it is not read either. */
const openDialog = () => [...document.querySelectorAll('[role="dialog"]')].at(-1);

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** Reading begins at the heading; until it appears, the place where it will holds the focus for it. */
function focusHeading() {
  const screen = document.getElementById(CONTENT_ID);
  const heading = screen?.querySelector('h1');
  giveFocus(heading ?? screen);
  if (heading || !screen) return;
  const observer = new MutationObserver(() => {
    const isStillThere = document.activeElement === screen;
    const come = screen.querySelector('h1');
    if (isStillThere && !come) return;
    observer.disconnect();
    if (isStillThere) giveFocus(come);
  });
  observer.observe(screen, { childList: true, subtree: true });
}

function giveFocus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
