import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { HIDDEN } from '@/shared/ui/hidden-text';

interface RowsStatusProps {
  /** What was asked for. */
  question: string;
  isLoaded: boolean;
  /** Counted from 0. */
  page: number;
  pageSize: number;
  total: number;
  emptyText: string;
}

/** Says which rows a search, a filter or a page turn has led to, as soon as they are there. */
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

/** Of rows that come and go by themselves it says nothing: who moves fifty orders would hear fifty counts. */
function Answer({ text }: { text: string }) {
  const [first] = useState(text);

  return text === first ? text : null;
}
