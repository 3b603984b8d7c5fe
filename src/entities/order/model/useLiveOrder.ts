import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { isUnderWay } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { isAnswerLost, POLLED } from '@/shared/api';

import { useGetOrderQuery } from '../api/orderApi';

/** Whoever has just handed over, given back or lost an answer waits to hear what became of it. A bank takes a second or two. */
const POLLED_OFTEN = { ...POLLED, pollingInterval: 3_000 } as const;

/** A card is being charged for what is delivered, let go of for what is cancelled, or paid back. */
const isAtTheBank = ({ payment_status, status, refunding_amount }: OrderDetails) =>
  (payment_status === 'authorised' && !isUnderWay(status)) || refunding_amount > 0;

/** An order that others move while somebody looks at it; none is asked for without an id. */
export function useLiveOrder(id: number | null) {
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useGetOrderQuery(id ?? skipToken, isWaiting ? POLLED_OFTEN : POLLED);

  const { currentData: order, error } = query;
  const shouldPoll = order !== undefined && (isAtTheBank(order) || isAnswerLost(error));
  if (shouldPoll !== isWaiting) setIsWaiting(shouldPoll);
  return query;
}
