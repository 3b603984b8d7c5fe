import { useState } from 'react';

/** What a list shows of its answer, that of now or that of before it was held; and what `HoldRows` gives its rows to hold it by. */
export function useHoldable<T>(now: T): [T, (isHeld: boolean) => void] {
  const [isHeld, hold] = useState(false);
  const [last, setLast] = useState(now);
  if (!isHeld && last !== now) setLast(now);
  return [isHeld ? last : now, hold];
}
