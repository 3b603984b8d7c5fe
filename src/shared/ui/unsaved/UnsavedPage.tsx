import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isOpenedElsewhere } from '@/shared/lib/routing';

import { DiscardDialog } from './DiscardDialog';
import { UnsavedFormContext } from './unsavedFormContext';
import { type Destination, useBlockHistorySteps } from './useBlockHistorySteps';
import { useBlockUnload } from './useBlockUnload';

/** The forms with unsaved changes, each with the function that discards its draft. */
type Unsaved = Map<HTMLFormElement, (() => void) | undefined>;

/** Asks before a link, Back or a reload discards unsaved changes. The end of the session does not ask. */
export function UnsavedPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const unsaved = useRef<Unsaved>(new Map());
  const isLeaving = useRef(false);
  const [destination, setDestination] = useState<Destination | null>(null);
  const [reportUnsaved] = useState(() => (isUnsaved: boolean, form: HTMLFormElement | null, discard?: () => void) => {
    if (!form) return;
    if (isUnsaved) unsaved.current.set(form, discard);
    else unsaved.current.delete(form);
  });

  const shouldBlock = () => !isLeaving.current && hasConnectedForm(unsaved.current);

  const blockLink = useEffectEvent((event: MouseEvent) => {
    const linkedPage = destinationOf(event);
    if (linkedPage === null || !shouldBlock()) return;
    // The router ignores a click whose default was prevented. It is not stopped, so that a menu around the link still closes.
    event.preventDefault();
    setDestination(linkedPage);
  });
  useBlockUnload(shouldBlock);
  useBlockHistorySteps({ shouldBlock, confirmLeaving: setDestination });
  const leave = () => {
    for (const discard of unsaved.current.values()) discard?.();
    // From here on nothing is blocked: the forms may report unsaved changes once more, and a step through the history is asynchronous.
    isLeaving.current = true;
    if (typeof destination === 'number') void navigate(destination);
    else if (destination !== null) void navigate(destination);
  };

  useEffect(() => {
    const click = (event: MouseEvent) => blockLink(event);
    document.addEventListener('click', click, true);
    return () => document.removeEventListener('click', click, true);
  }, []);

  return (
    <>
      <UnsavedFormContext value={reportUnsaved}>{children}</UnsavedFormContext>
      <DiscardDialog isOpen={destination !== null} onDiscard={leave} onStay={() => setDestination(null)} />
    </>
  );
}

/** A form in a tab that is not shown is still in the document; one that was removed has nothing to lose. */
const hasConnectedForm = (forms: Unsaved) => [...forms.keys()].some(({ isConnected }) => isConnected);

/** The address that a click leads to, if it leaves the page for another one of the site in this window. */
function destinationOf(click: MouseEvent): string | null {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || isOpenedElsewhere(click)) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link.pathname + link.search + link.hash : null;
}
