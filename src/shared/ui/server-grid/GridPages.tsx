import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';

import { NumberedPager } from '@/shared/ui/pager';

/** The grid counts its pages from 0; everything else counts from 1. */
export const GridPages = ({ count, page, rowsPerPage, onPageChange }: TablePaginationActionsProps) => (
  <NumberedPager
    page={page + 1}
    lastPage={Math.max(1, Math.ceil(count / rowsPerPage))}
    onPage={(next) => onPageChange(null, next - 1)}
  />
);
