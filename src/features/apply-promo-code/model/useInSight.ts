import { useEffect, useRef } from 'react';

import { bringToSight } from '@/shared/lib/screen';

/** Brings the whole of a field into sight once something is said below it: the focus alone would leave that under a bar at the edge of the screen. */
export function useInSight<E extends Element>(isSaid: boolean) {
  const whole = useRef<E>(null);

  useEffect(() => {
    if (isSaid) bringToSight(whole.current);
  }, [isSaid]);

  return whole;
}
