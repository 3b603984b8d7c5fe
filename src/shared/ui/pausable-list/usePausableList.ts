import { useState } from 'react';

/** The data to show: the latest, or that of the moment the list was paused. With the setter to provide to the rows by `PauseListContext`. */
export function usePausableList<T>(now: T): [T, (isPaused: boolean) => void] {
  const [isPaused, setPaused] = useState(false);
  const [last, setLast] = useState(now);
  if (!isPaused && last !== now) setLast(now);
  return [isPaused ? last : now, setPaused];
}
