import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { clearPending } from '@/shared/lib/lazy';

/** Must be used inside the Suspense boundary of the screens, where effects run once the new screen, or its error, is shown. */
export function useClearPending() {
  const location = useLocation();
  useEffect(() => {
    clearPending();
    // Going back to the screen that is still shown renders nothing, so this effect does not run. Adding the same listener again has no
    // effect.
    window.addEventListener('popstate', clearPending);
    return clearPending;
  }, [location]);
}
