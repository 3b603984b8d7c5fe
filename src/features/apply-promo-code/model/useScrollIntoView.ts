import { useEffect, useRef } from 'react';

import { scrollIntoView } from '@/shared/lib/screen';

/**
 * Scrolls a field and its message into view when the message appears. Focusing the field is not enough, because a sticky bar could cover
 * the message below it.
 */
export function useScrollIntoView<E extends Element>(isSaid: boolean) {
  const whole = useRef<E>(null);

  useEffect(() => {
    if (isSaid) scrollIntoView(whole.current);
  }, [isSaid]);

  return whole;
}
