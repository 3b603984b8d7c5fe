import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';

import { NumberedPager } from '@/shared/ui/pager';

/** The grid's pages count from 0, everybody else's from 1. */
export const GridPages = ({ count, page, rowsPerPage, onPageChange }: TablePaginationActionsProps) => (
  <NumberedPager
    page={page + 1}
    lastPage={Math.max(1, Math.ceil(count / rowsPerPage))}
    onPage={(next) => onPageChange(null, next - 1)}
  />
);
