import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { HIDDEN } from '@/shared/ui/hidden-text';

interface RowsStatusProps {
  /** The query; a new one is announced again. */
  question: string;
  isLoaded: boolean;
  /** Counted from 0. */
  page: number;
  pageSize: number;
  total: number;
  emptyText: string;
}

/** Announces the range of rows once a search, a filter or a page turn has loaded. */
export function RowsStatus({ question, isLoaded, page, pageSize, total, emptyText }: RowsStatusProps) {
  const { t } = useTranslation();
  const first = page * pageSize;
  const range = { from: first + 1, to: Math.min(first + pageSize, total), total };

  return (
    <Box role="status" sx={HIDDEN}>
      {isLoaded && <Answer key={question} text={total === 0 ? emptyText : t('rowsShown', range)} />}
    </Box>
  );
}

/**
 * Announces only the first answer to a query: when rows come or go later, for example while fifty orders are moved, every change of the
 * count would be read out.
 */
function Answer({ text }: { text: string }) {
  const [first] = useState(text);

  return text === first ? text : null;
}
