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

  // Until the next address is rendered, a second press would go on from that one: open the row in a second entry, or step back too far.
  const isNavigating = useRef(false);
  useEffect(() => {
    isNavigating.current = false;
  }, [key]);

  const last = useRef<{ id: number; place?: string | undefined }>(null);
  useEffect(() => {
    if (id !== null) last.current = { id, place: rowOf(id)?.dataset.rowindex };
  }, [id]);
  // What has opened it may have been a link elsewhere, and its row may have left the list meanwhile.
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
  /** Makes the name of a row a link to it, so that its address can be copied and opened in another tab. */
  const linkTo = (next: number) => ({
    component: Link,
    to: { search: openAt(next)(new URLSearchParams(params)).toString() },
    // The grid's arrow keys find what says so.
    tabIndex: 0,
    onClick: (event: MouseEvent) => {
      if (isOpenedElsewhere(event)) return;
      event.preventDefault();
      open(next);
    },
  });
  /** From row to row; Back and the cross still close at once. */
  const goTo = (next: number) =>
    setParams(openAt(next), { replace: true, state: { ...state, preventScrollReset: true } });
  // Where Back closes it, nothing stays behind to go back over.
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

/** The row that stands where another one stood, or else the last; where there is none, the heading gets the focus by itself. */
function rowAt(place: string | undefined) {
  if (place === undefined) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('[role="row"][data-rowindex]')];
  return rows.find((row) => row.dataset.rowindex === place) ?? rows.at(-1);
}

function focusLink(row: HTMLElement | null | undefined, param: string) {
  if (!row?.contains(document.activeElement)) row?.querySelector<HTMLElement>(`a[href*="${param}="]`)?.focus();
}
