import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { UnsavedForm } from './UnsavedForm';
import { UnsavedQuestion } from './UnsavedQuestion';

/** Forms, and what forgets what was typed there. */
type Unsaved = Map<HTMLFormElement, (() => void) | undefined>;

/** Asks before a link, a step back or a reload takes away what was typed in a form of the page. A session that ends goes without asking. */
export function UnsavedPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const unsaved = useRef<Unsaved>(new Map());
  const entry = useRef<number>(undefined);
  const held = useRef<Wanted>(null);
  const [wanted, setWanted] = useState<Wanted>(null);
  const [hear] = useState(() => (isUnsaved: boolean, form: HTMLFormElement | null, discard?: () => void) => {
    if (!form) return;
    if (isUnsaved) unsaved.current.set(form, discard);
    else unsaved.current.delete(form);
  });

  const holdUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasAny(unsaved.current)) event.preventDefault();
  });
  const holdLink = useEffectEvent((event: MouseEvent) => {
    const place = placeOf(event);
    if (place === null || !hasAny(unsaved.current)) return;
    // The router's links leave alone what was prevented; a menu around one still closes.
    event.preventDefault();
    setWanted(place);
  });
  // Over before anybody hears of it, it can only be taken back. One between tabs stays within the page.
  const holdStep = useEffectEvent((event: PopStateEvent) => {
    const { pathname, search, hash } = window.location;
    const wayBack = Number(entry.current) - Number(entryOf(event.state));
    if (pathname !== location.pathname && wayBack && hasAny(unsaved.current)) {
      event.stopImmediatePropagation();
      // The question has an entry of its own to step over, and cuts off what lay ahead.
      held.current = wayBack > 0 ? -wayBack - 1 : pathname + search + hash;
      window.history.go(wayBack);
    } else if (held.current !== null) {
      event.stopImmediatePropagation();
      setWanted(held.current);
      held.current = null;
    }
  });
  const leave = () => {
    for (const discard of unsaved.current.values()) discard?.();
    unsaved.current.clear();
    if (typeof wanted === 'number') void navigate(wanted);
    else if (wanted !== null) void navigate(wanted);
  };

  useEffect(() => {
    entry.current = entryOf(window.history.state);
  }, [location]);

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => holdUnload(event);
    const step = (event: PopStateEvent) => holdStep(event);
    const click = (event: MouseEvent) => holdLink(event);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    // Ahead of the router.
    window.addEventListener('popstate', step, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
      window.removeEventListener('popstate', step, true);
    };
  }, []);

  return (
    <>
      <UnsavedForm value={hear}>{children}</UnsavedForm>
      <UnsavedQuestion isOpen={wanted !== null} onDiscard={leave} onStay={() => setWanted(null)} />
    </>
  );
}

/** An address, or a number of steps through the history. */
type Wanted = string | number | null;

/** Which one of the history's entries it is, as the router counts them. */
const entryOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/** Under a tab that is not shown a form is there, and hears nothing; one that is gone has nothing to lose. */
const hasAny = (forms: Unsaved) => [...forms.keys()].some(({ isConnected }) => isConnected);

/** Where a press leads within the site, if it leaves the page, and in this window. */
function placeOf(press: MouseEvent): string | null {
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || opensElsewhere(press)) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link.pathname + link.search + link.hash : null;
}

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
