import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';

interface NumberedPage {
  current_page: number;
  last_page: number;
}

/**
 * Returns the page of a list unless it lies beyond the last one, where an old link may lead or deleted rows may leave it. In that case the
 * address is replaced with that of the last page. What the entry of the history knows stays: a row that is open over the list, and whose
 * change has emptied the page, still closes by a step back.
 */
export function useExistingPage<P extends NumberedPage>(page: P | undefined): P | undefined {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as Location<object | null>;
  const isPast = page !== undefined && page.current_page > page.last_page;

  const turnTo = useEffectEvent((number: number) =>
    setParams(
      (params) => {
        if (number === 1) params.delete('page');
        else params.set('page', String(number));
        return params;
      },
      { replace: true, state: { ...state, preventScrollReset: true } },
    ),
  );

  useEffect(() => {
    if (isPast) turnTo(page.last_page);
  }, [isPast, page]);

  return isPast ? undefined : page;
}
