import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { clearPending } from '@/shared/lib/lazy';

/** Used inside the Suspense boundary of the screens: effects run once the new screen, or its error, is shown. */
export function useClearPending() {
  const location = useLocation();
  useEffect(() => {
    clearPending();
    // Back to the screen that stayed renders nothing new. Added once, however often this runs.
    window.addEventListener('popstate', clearPending);
    return clearPending;
  }, [location]);
}
