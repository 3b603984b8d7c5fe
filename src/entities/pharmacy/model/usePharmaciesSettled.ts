import { useEffect, useState } from 'react';

import { type RootState, useAppSelector } from '@/shared/state';

import { pharmacyApi } from '../api/pharmacyApi';

/**
 * Loads these pharmacies, and returns whether all of them have loaded or failed; once true, it stays true. For a form that shows their
 * details in its middle: if these appeared later, they would move what somebody is about to tap.
 */
export function usePharmaciesSettled(ids: readonly number[]): boolean {
  const prefetch = pharmacyApi.usePrefetch('getPharmacy');
  const areSettled = useAppSelector((state) => ids.every((id) => isSettled(state, id)));
  const [wereSettled, setWereSettled] = useState(false);
  if (ids.length > 0 && areSettled && !wereSettled) setWereSettled(true);

  useEffect(() => {
    if (!wereSettled) for (const id of ids) prefetch(id);
  }, [ids, prefetch, wereSettled]);

  return wereSettled;
}

function isSettled(state: RootState, id: number): boolean {
  const { isSuccess, isError } = pharmacyApi.endpoints.getPharmacy.select(id)(state);
  return isSuccess || isError;
}
