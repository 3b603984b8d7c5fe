import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { isUnderWay } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { isAnswerLost, POLLED } from '@/shared/api';

import { useGetOrderQuery } from '../api/orderApi';

/** While the bank works on a payment, which takes a second or two, or after an answer was lost, somebody is waiting for the result. */
const POLLED_OFTEN = { ...POLLED, pollingInterval: 3_000 } as const;

/** Whether the bank is charging the card after delivery, releasing the hold after cancelling, or making a refund. */
const isAtTheBank = ({ payment_status, status, refunding_amount }: OrderDetails) =>
  (payment_status === 'authorised' && !isUnderWay(status)) || refunding_amount > 0;

/** An order that others may change while it is on the screen. Null loads nothing. */
export function useLiveOrder(id: number | null) {
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useGetOrderQuery(id ?? skipToken, isWaiting ? POLLED_OFTEN : POLLED);

  const { currentData: order, error } = query;
  const shouldPoll = order !== undefined && (isAtTheBank(order) || isAnswerLost(error));
  if (shouldPoll !== isWaiting) setIsWaiting(shouldPoll);
  return query;
}
