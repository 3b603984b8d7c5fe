import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { idOf } from '@/shared/lib/routing';

import { useAddress } from './useAddress';

/** The row that is open over the list, kept in the URL beside what the list shows: `?page=2&order=7`. */
export function useOpenRow(param: string) {
  const [params, setParams] = useAddress();
  const { state } = useLocation() as Location<{ isFromRow?: boolean } | null>;
  const navigate = useNavigate();
  const isOpen = params.has(param);
  const id = idOf(params.get(param) ?? undefined);

  const last = useRef(id);
  useEffect(() => {
    last.current = id ?? last.current;
  }, [id]);
  // What has opened it may have been a link elsewhere; where its row is gone, the heading gets the focus by itself.
  useEffect(() => {
    if (isOpen) return () => focusRow(last.current);
  }, [isOpen]);

  const openAt = (next: number) => (present: URLSearchParams) => {
    present.set(param, String(next));
    return present;
  };
  const open = (next: number) => setParams(openAt(next), { state: { keepsScroll: true, isFromRow: true } });
  /** From row to row; Back and the cross still close at once. */
  const goTo = (next: number) => setParams(openAt(next), { replace: true, state: { ...state, keepsScroll: true } });
  // Where Back closes it, nothing stays behind to go back over.
  const close = () => {
    if (state?.isFromRow) return navigate(-1);
    const closed = new URLSearchParams(params);
    closed.delete(param);
    setParams(closed, { replace: true, state: { keepsScroll: true } });
  };

  return { isOpen, id, open, goTo, close };
}

function focusRow(id: number | null) {
  const row = document.querySelector(`[role="row"][data-id="${id}"]`);
  if (!row?.contains(document.activeElement)) row?.querySelector('button')?.focus();
}
