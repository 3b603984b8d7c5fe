import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { isUnderWay } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { LIVE } from '@/shared/api';

import { useGetOrderQuery } from '../api/orderApi';

/** A bank answers within a second or two: whoever has just handed over or given back waits to hear that it is done. */
const WHILE_AT_THE_BANK = { ...LIVE, pollingInterval: 3_000 } as const;

/** A card is being charged for what is delivered, let go of for what is cancelled, or paid back. */
const isAtTheBank = ({ payment_status, status, refunding_amount }: OrderDetails) =>
  (payment_status === 'authorised' && !isUnderWay(status)) || refunding_amount > 0;

/** An order that others move while somebody looks at it; none is asked for without an id. */
export function useLiveOrder(id: number | null) {
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useGetOrderQuery(id ?? skipToken, isWaiting ? WHILE_AT_THE_BANK : LIVE);

  const waits = query.currentData !== undefined && isAtTheBank(query.currentData);
  if (waits !== isWaiting) setIsWaiting(waits);
  return query;
}
