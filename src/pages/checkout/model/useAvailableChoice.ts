import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';

import { message, type MessageKey } from '@contract/messages';

/**
 * The chosen address or card, if it is still available. If it was deleted on another device or has expired, the field is cleared and shows
 * `goneText`.
 */
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
    // The error is set last: a validation that is still running with the old value would clear it.
    void setValue('').then(() => setError(message(goneText)));
  });
  // Runs when the list changes and not with each choice: a new address or card is chosen before the list contains it.
  useEffect(() => clearIfGone(), [offered]);

  return chosen;
}
