import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { HiddenText } from '@/shared/ui/hidden-text';

interface ListStatusProps {
  ref: RefObject<HTMLDivElement | null>;
  page: number;
  lastPage: number;
  children: ReactNode;
}

/** What stands above a list: whenever its page is another one, it is told. */
export function ListStatus({ ref, page, lastPage, children }: ListStatusProps) {
  const { t } = useTranslation();

  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {children}
      {lastPage > 1 && <HiddenText> {t('pageOf', { page, last: lastPage })}</HiddenText>}
    </div>
  );
}

/** A turned page is read from its start, which lies far above the pager. */
export function useTurn(onPage: (page: number) => void) {
  const start = useRef<HTMLDivElement>(null);
  const turn = (page: number) => {
    onPage(page);
    start.current?.focus();
  };
  return { start, turn };
}
