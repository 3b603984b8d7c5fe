import { browserStorage, setStored } from '@/shared/lib/storage';

const ENDS_WITH = 'sessionEndsWith';
const COOKIE = 'dawaya_open';

/**
 * Without "Remember me" the session ends with the browser. Storage outlives the browser, and sessionStorage does not reach a second tab.
 * So a session cookie, which all tabs share, tells whether the browser was closed meanwhile.
 */
export function markBrowserSession(isRemembered: boolean) {
  setStored(browserStorage, ENDS_WITH, isRemembered ? null : 'browser');
  if (!isRemembered) document.cookie = `${COOKIE}=1; path=/; samesite=strict`;
}

export const isBrowserSessionOver = () =>
  browserStorage[ENDS_WITH] === 'browser' && !document.cookie.split('; ').includes(`${COOKIE}=1`);
