import { useState } from 'react';

import type { OrderListQuery } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { LIVE } from '@/shared/api';

/**
 * The ids of the list's orders as it stood when one of them was opened: one that is moved leaves its tab, and the next is still
 * the next. Empty until the list is there.
 */
export function useQueue(query: OrderListQuery, isOpen: boolean): readonly number[] {
  const { currentData } = useGetOrdersQuery(query, LIVE);
  const [queue, setQueue] = useState<readonly number[] | null>(null);

  if (isOpen && queue === null && currentData) setQueue(currentData.data.map(({ id }) => id));
  if (!isOpen && queue !== null) setQueue(null);
  return queue ?? [];
}
