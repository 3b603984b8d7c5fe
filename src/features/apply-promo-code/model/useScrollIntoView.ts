import { useEffect, useRef } from 'react';

import { scrollIntoView } from '@/shared/lib/screen';

/** Scrolls a field and the message below it into view once there is one: focus alone would leave the message under a sticky bar. */
export function useScrollIntoView<E extends Element>(isSaid: boolean) {
  const whole = useRef<E>(null);

  useEffect(() => {
    if (isSaid) scrollIntoView(whole.current);
  }, [isSaid]);

  return whole;
}
