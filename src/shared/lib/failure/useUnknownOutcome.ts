import { useState } from 'react';

import { isOutcomeUnknown } from '@/shared/api';

/**
 * Remembers whether a try of `call` got no answer. What works only once, such as a link, may have worked then: a refusal of the next
 * try does not prove the contrary.
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
