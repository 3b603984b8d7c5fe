import { useState } from 'react';

import { isLost } from '@/shared/api';

/**
 * Remembers whether no answer came to a try of `call`. What can be done once, as by a link, may be done since then: a refusal of the
 * next try is no proof that it is not.
 */
export function useLostAnswers<Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) {
  const [isPerhapsDone, setIsPerhapsDone] = useState(false);

  const attempt = async (...args: Args): Promise<Answer> => {
    try {
      return await call(...args);
    } catch (error) {
      if (isLost(error)) setIsPerhapsDone(true);
      throw error;
    }
  };
  return { attempt, isPerhapsDone };
}
