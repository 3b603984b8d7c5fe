import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { LIST_LIMITS } from '@contract/listLimits';
import type { OrderListQuery } from '@contract/order';
import type { Paginated } from '@contract/wire/envelope';
import type { OrderRow } from '@contract/wire/order';
import { useGetOrdersQuery } from '@/entities/order';
import { POLLED } from '@/shared/api';

export interface Queue {
  ids: readonly number[];
  /** The number of orders in the list before the first of these. */
  before: number;
  /** The number of orders in the whole list. */
  total: number;
}

const NONE: Queue = { ids: [], before: 0, total: 0 };

/**
 * The orders of the list as it was when one of them was opened: an order that is moved leaves its tab, but the next one must remain the
 * next. Extends beyond the page of the list, to a hundred orders. Empty until the list is loaded.
 */
export function useQueue(query: OrderListQuery, isOpen: boolean): Queue {
  const { currentData: page } = useGetOrdersQuery(query, POLLED);
  const [queue, setQueue] = useState<Queue | null>(null);
  const [isWide, setIsWide] = useState(false);
  const around = useAround(query, isWide ? null : queue);

  if (isOpen && queue === null && page) setQueue(queueOf(page));
  if (queue !== null && around) {
    setQueue(wider(queue, queueOf(around)));
    setIsWide(true);
  }
  if (!isOpen && queue !== null) {
    setQueue(null);
    setIsWide(false);
  }
  return queue ?? NONE;
}

/** The page of a hundred orders around those of the queue, fetched anew for each queue. Skipped if the queue already is the whole list. */
function useAround(query: OrderListQuery, queue: Queue | null): Paginated<OrderRow> | undefined {
  const page = Math.ceil((query.page * query.paginate) / LIST_LIMITS.pageSize);
  const wanted =
    queue && queue.ids.length < queue.total ? { ...query, page, paginate: LIST_LIMITS.pageSize } : skipToken;
  const { currentData, isFetching } = useGetOrdersQuery(wanted, { refetchOnMountOrArgChange: true });
  return isFetching ? undefined : currentData;
}

const queueOf = ({ data, current_page: page, per_page: perPage, total }: Paginated<OrderRow>): Queue => ({
  ids: data.map(({ id }) => id),
  before: (page - 1) * perPage,
  total,
});

/** If an order has left the list between the two requests, the queue keeps to the orders of the first. */
const wider = ({ ids }: Queue, found: Queue): Queue =>
  ids.every((id) => found.ids.includes(id)) ? found : { ids, before: 0, total: ids.length };
