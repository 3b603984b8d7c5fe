const MARK = 'data-waiting';

/** While a page or language loads, the old screen stays as if nothing had been pressed: page.css shows a bar by this mark. */
export function markPending<T>(loading: T): T {
  document.documentElement.setAttribute(MARK, '');
  return loading;
}

export const clearPending = () => document.documentElement.removeAttribute(MARK);
