import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** An address, or a number of steps through the history. */
export type Destination = string | number;

interface BlockHistorySteps {
  shouldBlock: () => boolean;
  /** The question has an entry of its own to step over, and cuts off what lay ahead. */
  ask: (destination: Destination) => void;
}

/** Blocks Back and Forward where they leave the page, and asks first. A step between tabs stays within the page. */
export function useBlockHistorySteps({ shouldBlock, ask }: BlockHistorySteps) {
  const location = useLocation();
  const entry = useRef<number>(undefined);
  const held = useRef<Destination>(null);

  const hold = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, cancelable } = event;
    const { pathname, search, hash } = new URL(destination.url);
    const isLeaving = navigationType === 'traverse' && destination.sameDocument && pathname !== location.pathname;
    // No browser lets a page hold twice whoever has touched nothing in between.
    if (!isLeaving || !cancelable || !shouldBlock()) return;
    event.preventDefault();
    const steps = destination.index - Number(window.navigation.currentEntry?.index);
    ask(steps < 0 ? steps - 1 : pathname + search + hash);
  });
  // Over before anybody hears of it, it can only be taken back.
  const takeBack = useEffectEvent((event: PopStateEvent) => {
    const { pathname, search, hash } = window.location;
    const wayBack = Number(entry.current) - Number(entryOf(event.state));
    if (pathname !== location.pathname && wayBack && shouldBlock()) {
      event.stopImmediatePropagation();
      held.current = wayBack > 0 ? -wayBack - 1 : pathname + search + hash;
      window.history.go(wayBack);
    } else if (held.current !== null) {
      event.stopImmediatePropagation();
      ask(held.current);
      held.current = null;
    }
  });

  useEffect(() => {
    entry.current = entryOf(window.history.state);
  }, [location]);

  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    const navigate = (event: NavigateEvent) => hold(event);
    const step = (event: PopStateEvent) => takeBack(event);
    // Chromium calls the router's listener first, whoever asks to hear of a step before it; the browsers without this do not.
    if (navigation) navigation.addEventListener('navigate', navigate);
    else window.addEventListener('popstate', step, true);
    return () => {
      navigation?.removeEventListener('navigate', navigate);
      window.removeEventListener('popstate', step, true);
    };
  }, []);
}

/** Which one of the history's entries it is, as the router counts them. */
const entryOf = (state: unknown) => (state as { idx?: number } | null)?.idx;
