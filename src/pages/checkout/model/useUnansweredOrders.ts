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

/**
 * Stands for orders that are known to have been placed. It equals no real order, and keeps the list filled, so that a reload of the empty
 * cart still shows that the order was sent.
 */
const SETTLED: UnansweredOrder = { content: '', key: '' };

/**
 * The orders that were sent but not answered. They are stored for the tab, since neither a reload nor a change of mind stops a request that
 * is in progress. Until it is answered, the same content gets the same idempotency key and is the same purchase; a changed order gets a new
 * one.
 */
export function useUnansweredOrders() {
  const { draft, keep, forget } = useDraft<UnansweredOrders>('sent order');
  const { orders = [] } = draft;
  const unanswered = useRef(orders);

  const remember = (sent: UnansweredOrder[]) => {
    unanswered.current = sent;
    keep(sent.length > 0 ? { orders: sent } : {});
  };

  /** Returns the idempotency key of an order, and remembers the order. */
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
    /** Removes only the refused order: the refusal does not tell what became of the others. */
    removeRefused: (refused: string) => remember(unanswered.current.filter(({ key }) => key !== refused)),
    /** For an empty cart, which means that the order was placed: the next order is another purchase, even if it is the same. */
    settle: () => keep({ orders: [SETTLED] }),
  };
}
