import { useState } from 'react';

import { useGetPharmaciesQuery } from '../api/pharmacyApi';

/** The picture of any pharmacy, another one on each visit; null while there is none. Failures stay quiet. */
export function useRandomPicture(): string | null {
  const [luck] = useState(Math.random);
  const { data: page } = useGetPharmaciesQuery({});
  const pictures = page?.data.flatMap(({ image }) => image ?? []) ?? [];
  return pictures[Math.floor(luck * pictures.length)] ?? null;
}
