import { useRef } from 'react';

import { newIdempotencyKey } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';

interface SentOrder {
  content: string;
  key: string;
}

/**
 * The order that was sent and not answered yet. The tab remembers it, since a reload does not stop it: until the answer is
 * there, equal content has the same key and is the same purchase, a changed order is a new one.
 */
export function useSentOrder() {
  const { draft: earlier, keep, forget } = useDraft<SentOrder>('sent order');
  const last = useRef(earlier);

  /** The order's key. It is remembered from here on. */
  const keyOf = (order: unknown): string => {
    const content = JSON.stringify(order);
    const { key = newIdempotencyKey() } = last.current.content === content ? last.current : {};
    last.current = { content, key };
    keep(last.current);
    return key;
  };

  return {
    isSent: earlier.content !== undefined,
    keyOf,
    forget,
    /** A refusal says nothing of what was sent before this page was loaded. */
    refuse: () => keep(last.current.key === earlier.key ? {} : earlier),
    /** An empty cart tells that it went through: the next order is another purchase, however alike. */
    settle: () => keep({ content: '' }),
  };
}
