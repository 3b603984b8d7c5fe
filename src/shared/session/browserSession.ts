import { browserStorage, setStored } from '@/shared/lib/storage';

const ENDS_WITH = 'sessionEndsWith';
const COOKIE = 'dawaya_open';

/**
 * "Remember me" off: the session ends with the browser. Storage outlives the browser and sessionStorage does not reach a
 * second tab, so a cookie without an expiry date, which all tabs share, tells whether this is still the same browser run.
 */
export function markBrowserSession(isRemembered: boolean) {
  setStored(browserStorage, ENDS_WITH, isRemembered ? null : 'browser');
  if (!isRemembered) document.cookie = `${COOKIE}=1; path=/; samesite=strict`;
}

export const isBrowserSessionOver = () =>
  browserStorage[ENDS_WITH] === 'browser' && !document.cookie.split('; ').includes(`${COOKIE}=1`);
