import { useLocation } from 'react-router-dom';

import type { Pharmacy, PharmacyDetails } from '@contract/wire/pharmacy';
import { useGetPharmacyQuery } from '@/entities/pharmacy';

/** What a list says of a pharmacy, and sooner or later what it says of itself. */
export type ShownPharmacy = Pharmacy & Partial<PharmacyDetails>;

/** The pharmacy that the visitor came with, at once, until the server's answer replaces it. */
export function usePharmacy(id: number) {
  const passed = (useLocation().state as { pharmacy?: Pharmacy } | null)?.pharmacy;
  const { currentData, error, refetch } = useGetPharmacyQuery(id);

  const pharmacy: ShownPharmacy | undefined = currentData ?? (passed?.id === id ? passed : undefined);
  return { pharmacy, error, refetch };
}
