import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { DiscardDialog } from './DiscardDialog';
import { UnsavedFormContext } from './unsavedFormContext';
import { type Destination, useBlockHistorySteps } from './useBlockHistorySteps';
import { useBlockUnload } from './useBlockUnload';

/** Forms, and what forgets what was typed there. */
type Unsaved = Map<HTMLFormElement, (() => void) | undefined>;

/** Asks before a link, a step back or a reload takes away what was typed in a form of the page. A session that ends goes without asking. */
export function UnsavedPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const unsaved = useRef<Unsaved>(new Map());
  const isLeft = useRef(false);
  const [destination, setDestination] = useState<Destination | null>(null);
  const [report] = useState(() => (isUnsaved: boolean, form: HTMLFormElement | null, discard?: () => void) => {
    if (!form) return;
    if (isUnsaved) unsaved.current.set(form, discard);
    else unsaved.current.delete(form);
  });

  const shouldBlock = () => !isLeft.current && hasAny(unsaved.current);

  const holdLink = useEffectEvent((event: MouseEvent) => {
    const place = placeOf(event);
    if (place === null || !shouldBlock()) return;
    // The router's links leave alone what was prevented; a menu around one still closes.
    event.preventDefault();
    setDestination(place);
  });
  useBlockUnload(shouldBlock);
  useBlockHistorySteps({ shouldBlock, ask: setDestination });
  const leave = () => {
    for (const discard of unsaved.current.values()) discard?.();
    // A form that forgets says once more that it is unsaved, and a step takes its time.
    isLeft.current = true;
    if (typeof destination === 'number') void navigate(destination);
    else if (destination !== null) void navigate(destination);
  };

  useEffect(() => {
    const click = (event: MouseEvent) => holdLink(event);
    document.addEventListener('click', click, true);
    return () => document.removeEventListener('click', click, true);
  }, []);

  return (
    <>
      <UnsavedFormContext value={report}>{children}</UnsavedFormContext>
      <DiscardDialog isOpen={destination !== null} onDiscard={leave} onStay={() => setDestination(null)} />
    </>
  );
}

/** Under a tab that is not shown a form is there, and hears nothing; one that is gone has nothing to lose. */
const hasAny = (forms: Unsaved) => [...forms.keys()].some(({ isConnected }) => isConnected);

/** Where a press leads within the site, if it leaves the page, and in this window. */
function placeOf(press: MouseEvent): string | null {
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || isOpenedElsewhere(press)) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link.pathname + link.search + link.hash : null;
}

const isOpenedElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
