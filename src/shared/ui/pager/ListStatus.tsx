import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { HiddenText } from '@/shared/ui/hidden-text';

interface ListStatusProps {
  ref: RefObject<HTMLDivElement | null>;
  page: number;
  lastPage: number;
  /** Whether this text belongs to the previous query. */
  isStale: boolean;
  children: ReactNode;
}

/**
 * The text above a list, which screen readers announce after each query. It is hidden from them while a query is running, so that the same
 * text is announced again.
 */
export function ListStatus({ ref, page, lastPage, isStale, children }: ListStatusProps) {
  const { t } = useTranslation();

  return (
    // The text may contain the search, which may be one long word.
    <Box ref={ref} role="status" tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <div aria-hidden={isStale}>
        {children}
        {lastPage > 1 && <HiddenText> {t('pageOf', { page, last: lastPage })}</HiddenText>}
      </div>
    </Box>
  );
}

/** After a page turn the focus moves to the start of the list, which is far above the pager. */
export function usePageTurn(onPage: (page: number) => void) {
  const start = useRef<HTMLDivElement>(null);
  const turn = (page: number) => {
    onPage(page);
    start.current?.focus();
  };
  return { start, turn };
}
