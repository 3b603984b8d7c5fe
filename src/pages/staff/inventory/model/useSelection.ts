import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';

import { message } from '@contract/messages';
import type { ProductListQuery } from '@contract/product';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { useMessages } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';

import type { FoundProducts } from './useFoundProducts';

export interface Selection {
  ids: number[];
  /** Whether everything is selected that the filter finds, on all pages. */
  isAll: boolean;
}

export const EMPTY_SELECTION: Selection = { ids: [], isAll: false };

/**
 * The selection survives a page turn, but not a change of the filter: nobody should change what they do not see. While a new filter is
 * loading, the previous rows are still shown, and none of them can be chosen. A selection of everything ends when the filter finds
 * nothing any more: a product that turns up later was never chosen.
 */
export function useSelection(
  { q, category_id: categoryId, state }: ProductListQuery,
  { data, currentData }: Pick<FoundProducts, 'data' | 'currentData'>,
) {
  const messageOf = useMessages();
  const toast = useToast();
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const filter = [q, categoryId, state].join('|');
  const [shownFilter, setShownFilter] = useState(filter);
  const isOfBefore = filter !== shownFilter;
  if (isOfBefore && currentData) setShownFilter(filter);
  const isOver = isOfBefore || (selection.isAll && data?.total === 0);
  if (isOver && selection !== EMPTY_SELECTION) setSelection(EMPTY_SELECTION);

  /** Adopts the boxes that are ticked in the grid. */
  const choose = ({ ids }: Pick<GridRowSelectionModel, 'ids'>) => {
    const max = STAFF_LIMITS.selection;
    if (ids.size > max) toast.error(messageOf(message('selectionTooLarge', { max })));
    setSelection({ ids: [...ids].map(Number).slice(0, max), isAll: false });
  };
  return { selection, hasSelection: selection.isAll || selection.ids.length > 0, setSelection, choose };
}
