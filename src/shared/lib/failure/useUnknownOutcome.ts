import { useState } from 'react';

import { isOutcomeUnknown } from '@/shared/api';

/**
 * Remembers whether a call got no answer. A link that works only once may have worked that time, and the refusal of the next try does not
 * mean that it failed.
 */
export function useUnknownOutcome<Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) {
  const [mayBeDone, setMayBeDone] = useState(false);

  const attempt = async (...args: Args): Promise<Answer> => {
    try {
      return await call(...args);
    } catch (error) {
      if (isOutcomeUnknown(error)) setMayBeDone(true);
      throw error;
    }
  };
  return { attempt, mayBeDone };
}
