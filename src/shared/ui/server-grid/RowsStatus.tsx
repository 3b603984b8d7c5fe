import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { HIDDEN } from '@/shared/ui/hidden-text';

interface RowsStatusProps {
  isLoaded: boolean;
  /** Counted from 0. */
  page: number;
  pageSize: number;
  total: number;
  emptyText: string;
}

/** Says which rows a search, a filter or a page turn has led to, as soon as they are there. */
export function RowsStatus({ isLoaded, page, pageSize, total, emptyText }: RowsStatusProps) {
  const { t } = useTranslation();
  const first = page * pageSize;
  const range = { from: first + 1, to: Math.min(first + pageSize, total), total };

  return (
    <Box role="status" sx={HIDDEN}>
      {isLoaded && (total === 0 ? emptyText : t('rowsShown', range))}
    </Box>
  );
}
