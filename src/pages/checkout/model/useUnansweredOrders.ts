import { useRef } from 'react';

import { newIdempotencyKey } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';

interface UnansweredOrder {
  content: string;
  key: string;
}

interface UnansweredOrders {
  orders: UnansweredOrder[];
}

/** Equals no order to come, and is kept all the same: a reload of the empty cart is still told of the one that went. */
const SETTLED: UnansweredOrder = { content: '', key: '' };

/**
 * The orders that were sent and not answered yet. The tab remembers them, since neither a reload nor a change of mind stops one that
 * is under way: until its answer is there, equal content has the same key and is the same purchase, a changed order is a new one.
 */
export function useUnansweredOrders() {
  const { draft, keep, forget } = useDraft<UnansweredOrders>('sent order');
  const { orders = [] } = draft;
  const unanswered = useRef(orders);

  const remember = (sent: UnansweredOrder[]) => {
    unanswered.current = sent;
    keep(sent.length > 0 ? { orders: sent } : {});
  };

  /** The order's key. It is remembered from here on. */
  const keyOf = (order: unknown): string => {
    const content = JSON.stringify(order);
    const known = unanswered.current.find((sent) => sent.content === content);
    if (known) return known.key;
    const key = newIdempotencyKey();
    remember([...unanswered.current, { content, key }]);
    return key;
  };

  return {
    hasUnanswered: orders.length > 0,
    keyOf,
    forget,
    /** A refusal says nothing of the others. */
    removeRefused: (refused: string) => remember(unanswered.current.filter(({ key }) => key !== refused)),
    /** An empty cart tells that it went through: the next order is another purchase, however alike. */
    settle: () => keep({ orders: [SETTLED] }),
  };
}
