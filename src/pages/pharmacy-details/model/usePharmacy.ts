import { useLocation } from 'react-router-dom';

import type { Pharmacy, PharmacyDetails } from '@contract/wire/pharmacy';
import { useGetPharmacyQuery } from '@/entities/pharmacy';

/** A pharmacy as lists have it, or with its details once they are loaded. */
export type ShownPharmacy = Pharmacy & Partial<PharmacyDetails>;

/** Returns the pharmacy that the link has passed along in the navigation state, until the server's answer replaces it. */
export function usePharmacy(id: number) {
  const passed = (useLocation().state as { pharmacy?: Pharmacy } | null)?.pharmacy;
  const { currentData, error, refetch } = useGetPharmacyQuery(id);

  const pharmacy: ShownPharmacy | undefined = currentData ?? (passed?.id === id ? passed : undefined);
  return { pharmacy, error, refetch };
}
