import { skipToken } from '@reduxjs/toolkit/query';

import { isOrderedByPlace, type MedicationListQuery } from '@contract/medication';
import { useGetAddressesQuery } from '@/entities/address';
import { useChosenPlace } from '@/entities/location';
import { selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/**
 * The query, and where whoever asks is: a customer at their default address, anybody else where they last looked. The catalogue is
 * asked for by nobody in particular (docs/decisions/0019), so that the server cannot tell. Nothing until a customer's addresses are
 * there: a list that is shown without the place would change its order under a finger.
 */
export function usePlacedQuery(query: MedicationListQuery): MedicationListQuery | undefined {
  const chosen = useChosenPlace();
  const isPlaced = isOrderedByPlace(query);
  const isCustomer = useAppSelector(selectUserType) === 'user';
  // Those of now alone: a page that outlives its session would go on by the addresses of whoever has left.
  const { currentData: addresses, isFetching } = useGetAddressesQuery(isPlaced && isCustomer ? undefined : skipToken);
  if (!addresses && isFetching) return undefined;

  const home = addresses?.find(({ is_default }) => is_default);
  return { ...query, near: isPlaced ? (query.near ?? home?.governorate.id ?? chosen) : undefined };
}
