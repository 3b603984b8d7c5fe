import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';

import { isUnderWay, type OrderListQuery } from '@contract/order';
import type { Paginated } from '@contract/wire/envelope';
import type { OrderRow } from '@contract/wire/order';

const NONE: readonly number[] = [];

/** An order that has ended is neither packed nor moved. */
export const canBeChosen = ({ status }: Pick<OrderRow, 'status'>) => isUnderWay(status);

export const holdsUnderWay = ({ status }: Pick<OrderListQuery, 'status'>) => status === undefined || isUnderWay(status);

/**
 * The ticked orders, in the order of the list. They belong to one page of one query, and count only while they are shown there and under
 * way: nobody should move an order that they do not see, nor one of the previous page while the next is loading.
 */
export function useChosenOrders(query: OrderListQuery, page: Paginated<OrderRow> | undefined) {
  const [ids, setIds] = useState(NONE);
  const list = JSON.stringify(query);
  const [shownList, setShownList] = useState(list);
  const isOfBefore = list !== shownList;
  const chosen = isOfBefore ? [] : (page?.data ?? []).filter((order) => ids.includes(order.id) && canBeChosen(order));

  if (isOfBefore) setShownList(list);
  if (chosen.length < ids.length) setIds(chosen.map(({ id }) => id));

  return {
    chosen,
    /** Adopts the boxes that are ticked in the grid. */
    choose: ({ ids: ticked }: Pick<GridRowSelectionModel, 'ids'>) => setIds(page ? [...ticked].map(Number) : NONE),
    drop: (orderId: number) => setIds((now) => now.filter((id) => id !== orderId)),
    clear: () => setIds(NONE),
  };
}
