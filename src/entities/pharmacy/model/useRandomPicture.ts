import { useGetLuckQuery, useGetPharmaciesQuery } from '../api/pharmacyApi';

/** The picture of any pharmacy, another one on each visit; null while there is none. Failures stay quiet. */
export function useRandomPicture(): string | null {
  const { data: luck } = useGetLuckQuery();
  const { data: page } = useGetPharmaciesQuery({});
  const pictures = page?.data.flatMap(({ image }) => image ?? []) ?? [];
  return luck === undefined ? null : (pictures[Math.floor(luck * pictures.length)] ?? null);
}
