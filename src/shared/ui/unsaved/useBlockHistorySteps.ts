import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** An address, or a number of steps through the history. */
export type Destination = string | number;

interface BlockHistorySteps {
  shouldBlock: () => boolean;
  /** Opens the dialog, whose own entry of the history has to be stepped over and cuts off what lay ahead. */
  confirmLeaving: (destination: Destination) => void;
}

/** Blocks Back and Forward where they leave the page, and asks first. A step between tabs stays within the page. */
export function useBlockHistorySteps({ shouldBlock, confirmLeaving }: BlockHistorySteps) {
  const location = useLocation();
  const currentIndex = useRef<number>(undefined);
  const pendingDestination = useRef<Destination>(null);

  const blockNavigation = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, cancelable } = event;
    const { pathname, search, hash } = new URL(destination.url);
    const isLeaving = navigationType === 'traverse' && destination.sameDocument && pathname !== location.pathname;
    // No browser lets a page block twice without a touch or a key in between.
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
    // In Chromium the router's listener of `popstate` runs before ours even so; browsers without the Navigation API run ours first.
    if (navigation) navigation.addEventListener('navigate', navigate);
    else window.addEventListener('popstate', step, true);
    return () => {
      navigation?.removeEventListener('navigate', navigate);
      window.removeEventListener('popstate', step, true);
    };
  }, []);
}

/** The index of an entry of the history, as the router counts them. */
const historyIndexOf = (state: unknown) => (state as { idx?: number } | null)?.idx;
