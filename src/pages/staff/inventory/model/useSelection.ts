import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';

import { message } from '@contract/messages';
import type { ProductListQuery } from '@contract/product';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { useSay } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';

export interface Selection {
  ids: number[];
  /** All that the filter finds, on whatever page. */
  isWhole: boolean;
}

export const NOTHING: Selection = { ids: [], isWhole: false };

/**
 * What is chosen outlives a page turn, but no filter: nobody changes what they do not see. Nor does all that was found outlive the last of
 * it: a product that the filter finds later was never chosen.
 */
export function useSelection({ q, category_id: categoryId, state }: ProductListQuery, total: number | undefined) {
  const say = useSay();
  const toast = useToast('staff');
  const [selection, setSelection] = useState(NOTHING);
  const filter = [q, categoryId, state].join('|');
  const [lastFilter, setLastFilter] = useState(filter);
  if (filter !== lastFilter) {
    setLastFilter(filter);
    setSelection(NOTHING);
  } else if (selection.isWhole && total === 0) {
    setSelection(NOTHING);
  }

  /** What the boxes of the grid say. */
  const choose = ({ ids }: Pick<GridRowSelectionModel, 'ids'>) => {
    const max = STAFF_LIMITS.selection;
    if (ids.size > max) toast.error(say(message('selectionTooLarge', { max })));
    setSelection({ ids: [...ids].map(Number).slice(0, max), isWhole: false });
  };
  return { selection, setSelection, choose };
}
