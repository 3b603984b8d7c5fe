import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** An address, or a number of steps through the history. */
export type Destination = string | number;

interface BlockHistorySteps {
  shouldBlock: () => boolean;
  /**
   * Opens the dialog. It has an entry of its own in the history: going back has to skip it, and the entries ahead are gone, so that going
   * forward needs an address.
   */
  confirmLeaving: (destination: Destination) => void;
}

/** Blocks Back and Forward if they leave the page, and asks first. Steps between the tabs of a page are allowed. */
export function useBlockHistorySteps({ shouldBlock, confirmLeaving }: BlockHistorySteps) {
  const location = useLocation();
  const currentIndex = useRef<number>(undefined);
  const pendingDestination = useRef<Destination>(null);

  const blockNavigation = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, cancelable } = event;
    const { pathname, search, hash } = new URL(destination.url);
    const isLeaving = navigationType === 'traverse' && destination.sameDocument && pathname !== location.pathname;
    // Browsers make a second step in a row uncancelable until the person has interacted with the page.
    if (!isLeaving || !cancelable || !shouldBlock()) return;
    event.preventDefault();
    const steps = destination.index - Number(window.navigation.currentEntry?.index);
    confirmLeaving(steps < 0 ? steps - 1 : pathname + search + hash);
  });
  // `popstate` comes after the step, which can only be reverted.
  const revertStep = useEffectEvent((event: PopStateEvent) => {
    const { pathname, search, hash } = window.location;
    const stepsToReturn = Number(currentIndex.current) - Number(historyIndexOf(event.state));
    if (pathname !== location.pathname && stepsToReturn && shouldBlock()) {
      event.stopImmediatePropagation();
      pendingDestination.current = stepsToReturn > 0 ? -stepsToReturn - 1 : pathname + search + hash;
      window.history.go(stepsToReturn);
    } else if (pendingDestination.current !== null) {
      event.stopImmediatePropagation();
      confirmLeaving(pendingDestination.current);
      pendingDestination.current = null;
    }
  });

  useEffect(() => {
    currentIndex.current = historyIndexOf(window.history.state);
  }, [location]);

  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    const navigate = (event: NavigateEvent) => blockNavigation(event);
    const step = (event: PopStateEvent) => revertStep(event);
    // Chromium calls the router's `popstate` listener before ours even in the capture phase, but it has the Navigation API. Browsers
    // without that API call ours first.
    if (navigation) navigation.addEventListener('navigate', navigate);
    else window.addEventListener('popstate', step, true);
    return () => {
      navigation?.removeEventListener('navigate', navigate);
      window.removeEventListener('popstate', step, true);
    };
  }, []);
}

/** The router's index of a history entry. */
const historyIndexOf = (state: unknown) => (state as { idx?: number } | null)?.idx;
