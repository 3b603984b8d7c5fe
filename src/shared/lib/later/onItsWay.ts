const MARK = 'data-waiting';

/** Until what was asked for is there the screen of before stays, as if nothing had been pressed: page.css shows that something is on its way. */
export function setOut<T>(what: T): T {
  document.documentElement.setAttribute(MARK, '');
  return what;
}

export const arrive = () => document.documentElement.removeAttribute(MARK);
