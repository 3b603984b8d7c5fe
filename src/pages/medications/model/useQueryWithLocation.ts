import { skipToken } from '@reduxjs/toolkit/query';

import { isSortedByLocation, type MedicationListQuery } from '@contract/medication';
import { useGetAddressesQuery } from '@/entities/address';
import { useLastGovernorate } from '@/entities/location';
import { selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/**
 * The query with the reader's governorate: that of a customer's default address, or the one that was chosen last. The server does not know
 * it, since requests for the catalogue carry no session (docs/decisions/0019). Undefined until a customer's addresses are loaded, because a
 * list that is shown before would change its order under a finger.
 */
export function useQueryWithLocation(query: MedicationListQuery): MedicationListQuery | undefined {
  const chosen = useLastGovernorate();
  const isPlaced = isSortedByLocation(query);
  const isCustomer = useAppSelector(selectUserType) === 'user';
  // `currentData` instead of `data`: on a page that outlives its session, the addresses of the previous customer would still decide.
  const { currentData: addresses, isFetching } = useGetAddressesQuery(isPlaced && isCustomer ? undefined : skipToken);
  if (!addresses && isFetching) return undefined;

  const home = addresses?.find(({ is_default }) => is_default);
  return { ...query, near: isPlaced ? (query.near ?? home?.governorate.id ?? chosen) : undefined };
}
