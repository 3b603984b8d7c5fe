import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';

import { message, type MessageKey } from '@contract/messages';

/** What is chosen, as long as it is available. What was deleted on another device, or has expired, is cleared from the field, which says so. */
export function useAvailableChoice<T extends { id: number; is_expired?: boolean }>(
  name: string,
  offered: readonly T[],
  goneText: MessageKey,
): T | undefined {
  const [{ value }, , { setValue, setTouched, setError }] = useField<number | ''>(name);
  const chosen = offered.find(({ id, is_expired }) => id === value && !is_expired);

  const clearIfGone = useEffectEvent(() => {
    if (chosen || value === '') return;
    void setTouched(true, false);
    // Last: a look at what stood there before may be on its way, and would find nothing wrong.
    void setValue('').then(() => setError(message(goneText)));
  });
  // Not with each choice: what has just been added is chosen before the list has it.
  useEffect(() => clearIfGone(), [offered]);

  return chosen;
}
