import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const MARK = 'data-waiting';

/** Until the next screen is there the one before it stays, as if nothing had been pressed: page.css shows that something is on its way. */
export function setOut<T>(screen: T): T {
  document.documentElement.setAttribute(MARK, '');
  return screen;
}

const arrive = () => document.documentElement.removeAttribute(MARK);

/** Used within what waits for a screen: its effects run once there is one, or news of why there is none. */
export function useArrival() {
  const location = useLocation();
  useEffect(() => {
    arrive();
    // Back to the screen that has stayed, which is no change of it. Added once, however often.
    window.addEventListener('popstate', arrive);
    return arrive;
  }, [location]);
}
