import { CONTENT_ID } from '@/shared/ui/skip-link';

/**
 * Where the focus may go. Excluded are grids, which without rows do nothing with the focus, and their scroll areas, which are focusable in
 * Firefox.
 */
const PLACES = 'section, main [tabindex]:not([role="grid"], [role="presentation"])';

/** Moves the focus to a new screen: to its heading, as soon as there is one. */
export function focusScreen() {
  const focused = document.activeElement;
  // A screen may have put the focus into its first field.
  if (focused?.closest(`#${CONTENT_ID} *`)) return;
  focusHeading();
  const dialog = focused?.closest('[role="dialog"]');
  // A dialog that opened together with the screen keeps the focus inside, but then it is on the frame of the dialog, of which screen
  // readers read nothing.
  if (dialog && document.activeElement === dialog.parentElement) giveFocus(focused);
}

/**
 * Moves the focus when its element is removed, as a pressed "Remove" button is, to the nearest part of the page that remains around it.
 * Returns the focus to a button that lost it by being disabled. `first` is the element that had the focus before this code was loaded: it
 * may have been pressed and disabled since. Returns the function that stops all this.
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
      // Chromium has already taken the focus away.
      if (target === around[0]) busy = target;
    } else if (target === busy) {
      busy = undefined;
      // Meanwhile the page or the dialog around the button has the focus, unless somebody moved it elsewhere.
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

/**
 * The topmost dialog. The page below it is hidden from screen readers, and a dialog without the focus would put it on its frame, of which
 * they read nothing, either.
 */
const openDialog = () => [...document.querySelectorAll('[role="dialog"]')].at(-1);

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** Milliseconds that Firefox needs to tell screen readers of a new screen in place of the one that had the focus. */
const REPLACING = 100;

/**
 * Focuses the heading, where screen readers begin to read. Until it appears, its container holds the focus. So it does for a moment after
 * the element with the focus was removed: Orca puts itself on what stands there now, silently, and would not say a heading that it is on.
 */
function focusHeading() {
  const screen = document.getElementById(CONTENT_ID);
  const isLost = [document.body, screen].includes(document.activeElement as HTMLElement);
  const heading = screen?.querySelector('h1');
  if (heading && !isLost) giveFocus(heading);
  else if (screen) waitAt(screen, Boolean(heading));
}

function waitAt(screen: HTMLElement, isThere: boolean) {
  giveFocus(screen);
  const goOn = () => {
    const isStillThere = document.activeElement === screen;
    const come = screen.querySelector('h1');
    if (isStillThere && !come) return;
    observer.disconnect();
    if (isStillThere) giveFocus(come);
  };
  const observer = new MutationObserver(goOn);
  if (isThere) setTimeout(goOn, REPLACING);
  else observer.observe(screen, { childList: true, subtree: true });
}

function giveFocus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
