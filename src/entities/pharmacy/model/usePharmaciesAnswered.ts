import { useEffect, useState } from 'react';

import { type RootState, useAppSelector } from '@/shared/state';

import { pharmacyApi } from '../api/pharmacyApi';

/**
 * Asks for all of these pharmacies; true as soon as each has been answered once, be it with an error, and from then on. What is said of
 * them in the middle of a form would push away what somebody is about to tap.
 */
export function usePharmaciesAnswered(ids: readonly number[]): boolean {
  const prefetch = pharmacyApi.usePrefetch('getPharmacy');
  const areAnswered = useAppSelector((state) => ids.every((id) => isAnswered(state, id)));
  const [wereAnswered, setWereAnswered] = useState(false);
  if (ids.length > 0 && areAnswered && !wereAnswered) setWereAnswered(true);

  useEffect(() => {
    if (!wereAnswered) for (const id of ids) prefetch(id);
  }, [ids, prefetch, wereAnswered]);

  return wereAnswered;
}

function isAnswered(state: RootState, id: number): boolean {
  const { isSuccess, isError } = pharmacyApi.endpoints.getPharmacy.select(id)(state);
  return isSuccess || isError;
}
