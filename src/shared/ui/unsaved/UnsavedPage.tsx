import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isOpenedElsewhere } from '@/shared/lib/routing';

import { DiscardDialog } from './DiscardDialog';
import { UnsavedFormContext } from './unsavedFormContext';
import { type Destination, useBlockHistorySteps } from './useBlockHistorySteps';
import { useBlockUnload } from './useBlockUnload';

/** Unsaved forms, each with what discards its draft. */
type Unsaved = Map<HTMLFormElement, (() => void) | undefined>;

/** Asks before a link, a step back or a reload takes away what was typed in a form of the page. A session that ends goes without asking. */
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
    // The router's links leave alone what was prevented; a menu around one still closes.
    event.preventDefault();
    setDestination(linkedPage);
  });
  useBlockUnload(shouldBlock);
  useBlockHistorySteps({ shouldBlock, confirmLeaving: setDestination });
  const leave = () => {
    for (const discard of unsaved.current.values()) discard?.();
    // A form that discards its draft reports once more that it is unsaved, and a step through the history takes a moment.
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

/** Where a click leads within the site, if it leaves the page in this window. */
function destinationOf(click: MouseEvent): string | null {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || isOpenedElsewhere(click)) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link.pathname + link.search + link.hash : null;
}
