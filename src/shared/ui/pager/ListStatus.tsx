import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { HiddenText } from '@/shared/ui/hidden-text';

interface ListStatusProps {
  ref: RefObject<HTMLDivElement | null>;
  page: number;
  lastPage: number;
  /** What stands here was said of the question before. */
  isStale: boolean;
  children: ReactNode;
}

/** What stands above a list: it is told of each answer. Unheard while that is awaited, the same words are news again. */
export function ListStatus({ ref, page, lastPage, isStale, children }: ListStatusProps) {
  const { t } = useTranslation();

  return (
    // It may repeat what was searched for.
    <Box ref={ref} role="status" tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <div aria-hidden={isStale}>
        {children}
        {lastPage > 1 && <HiddenText> {t('pageOf', { page, last: lastPage })}</HiddenText>}
      </div>
    </Box>
  );
}

/** A turned page is read from its start, which lies far above the pager. */
export function usePageTurn(onPage: (page: number) => void) {
  const start = useRef<HTMLDivElement>(null);
  const turn = (page: number) => {
    onPage(page);
    start.current?.focus();
  };
  return { start, turn };
}
