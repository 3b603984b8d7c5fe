const MARK = 'data-waiting';

/** While a page or language loads, the old screen stays as it is; this attribute makes page.css show a progress bar. */
export function markPending<T>(loading: T): T {
  document.documentElement.setAttribute(MARK, '');
  return loading;
}

export const clearPending = () => document.documentElement.removeAttribute(MARK);
