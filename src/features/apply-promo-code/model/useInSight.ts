import { useEffect, useRef } from 'react';

/** Brings the whole of a field into sight once something is said below it: the focus alone would leave that under a bar at the edge of the screen. */
export function useInSight<E extends Element>(isSaid: boolean) {
  const whole = useRef<E>(null);

  useEffect(() => {
    if (isSaid) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid]);

  return whole;
}
