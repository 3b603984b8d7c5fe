import { useLocation } from 'react-router-dom';

import type { Pharmacy } from '@contract/wire/pharmacy';
import { useGetPharmacyQuery } from '@/entities/pharmacy';

/** The pharmacy that the visitor came with, at once, until the server's answer replaces it. */
export function usePharmacy(id: number) {
  const passed = (useLocation().state as { pharmacy?: Pharmacy } | null)?.pharmacy;
  const { currentData, error, refetch } = useGetPharmacyQuery(id);

  return { pharmacy: currentData ?? (passed?.id === id ? passed : undefined), error, refetch };
}
