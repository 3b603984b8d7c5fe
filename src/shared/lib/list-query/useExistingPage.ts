import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

interface NumberedPage {
  current_page: number;
  last_page: number;
}

/**
 * Returns the page of a list unless it lies beyond the last one, where an old link may lead or deleted rows may leave it. In that case the
 * address is replaced with that of the last page.
 */
export function useExistingPage<P extends NumberedPage>(page: P | undefined): P | undefined {
  const [, setParams] = useSearchParams();
  const isPast = page !== undefined && page.current_page > page.last_page;

  const turnTo = useEffectEvent((number: number) =>
    setParams(
      (params) => {
        if (number === 1) params.delete('page');
        else params.set('page', String(number));
        return params;
      },
      { replace: true, state: { preventScrollReset: true } },
    ),
  );

  useEffect(() => {
    if (isPast) turnTo(page.last_page);
  }, [isPast, page]);

  return isPast ? undefined : page;
}
