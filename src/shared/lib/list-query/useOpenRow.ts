import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, type Location, useLocation, useNavigate } from 'react-router-dom';

import { idOf, isOpenedElsewhere } from '@/shared/lib/routing';

import { useStableSearchParams } from './useStableSearchParams';

/** The row that is open over the list, kept in the URL beside what the list shows: `?page=2&order=7`. */
export function useOpenRow(param: string) {
  const [params, setParams] = useStableSearchParams();
  const { state, key } = useLocation() as Location<{ isFromRow?: boolean } | null>;
  const navigate = useNavigate();
  const isOpen = params.has(param);
  const id = idOf(params.get(param) ?? undefined);

  // Until the router has rendered the next address, a second press must do nothing: it would open the row in a second entry, or go back one
  // entry too far.
  const isNavigating = useRef(false);
  useEffect(() => {
    isNavigating.current = false;
  }, [key]);

  const last = useRef<{ id: number; place?: string | undefined }>(null);
  useEffect(() => {
    if (id !== null) last.current = { id, place: rowOf(id)?.dataset.rowindex };
  }, [id]);
  // After closing, the focus goes to the link of the row. A row opened by an address was never focused before, and it may have left the
  // list meanwhile.
  useEffect(() => {
    if (!isOpen) return;
    return () => focusLink(last.current && (rowOf(last.current.id) ?? rowAt(last.current.place)), param);
  }, [isOpen, param]);

  const openAt = (next: number) => (present: URLSearchParams) => {
    present.set(param, String(next));
    return present;
  };
  const open = (next: number) => {
    if (isNavigating.current) return;
    isNavigating.current = true;
    setParams(openAt(next), { state: { preventScrollReset: true, isFromRow: true } });
  };
  /** Props that turn the name of a row into a link, so that its address can be copied or opened in another tab. */
  const linkTo = (next: number) => ({
    component: Link,
    to: { search: openAt(next)(new URLSearchParams(params)).toString() },
    // The grid's arrow keys only find elements with a `tabIndex`.
    tabIndex: 0,
    onClick: (event: MouseEvent) => {
      if (isOpenedElsewhere(event)) return;
      event.preventDefault();
      open(next);
    },
  });
  /** Shows another row in the same entry of the history, so that one step back still closes it. */
  const goTo = (next: number) =>
    setParams(openAt(next), { replace: true, state: { ...state, preventScrollReset: true } });
  // Goes back to the entry that opened the row, if there is one, so that no extra entry is left in the history.
  const close = () => {
    if (isNavigating.current) return;
    isNavigating.current = true;
    if (state?.isFromRow) return navigate(-1);
    const closed = new URLSearchParams(params);
    closed.delete(param);
    setParams(closed, { replace: true, state: { preventScrollReset: true } });
  };

  return { isOpen, id, open, linkTo, goTo, close };
}

export type RowLink = ReturnType<ReturnType<typeof useOpenRow>['linkTo']>;

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`);

/** The row that is now at that place, or else the last one. In an empty list the focus goes to the heading by itself. */
function rowAt(place: string | undefined) {
  if (place === undefined) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('[role="row"][data-rowindex]')];
  return rows.find((row) => row.dataset.rowindex === place) ?? rows.at(-1);
}

function focusLink(row: HTMLElement | null | undefined, param: string) {
  if (!row?.contains(document.activeElement)) row?.querySelector<HTMLElement>(`a[href*="${param}="]`)?.focus();
}
