import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';

import { isUnderWay, type OrderListQuery } from '@contract/order';
import type { Paginated } from '@contract/wire/envelope';
import type { OrderRow } from '@contract/wire/order';

const NONE: readonly number[] = [];

/** Of what has ended there is nothing to pack or to move. */
export const canBeChosen = ({ status }: Pick<OrderRow, 'status'>) => isUnderWay(status);

export const holdsUnderWay = ({ status }: Pick<OrderListQuery, 'status'>) => status === undefined || isUnderWay(status);

/**
 * The orders that are ticked, in the order of the list: those of one page, as long as they stand there and are under way. Nobody moves
 * what they do not see, nor any order of the page before while another is on its way.
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
    /** What the boxes of the grid say. */
    choose: ({ ids: ticked }: Pick<GridRowSelectionModel, 'ids'>) => setIds(page ? [...ticked].map(Number) : NONE),
    drop: (orderId: number) => setIds((now) => now.filter((id) => id !== orderId)),
    clear: () => setIds(NONE),
  };
}
