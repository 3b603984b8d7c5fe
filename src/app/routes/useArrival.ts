import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { arrive } from '@/shared/lib/later';

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
