import { useGetLuckQuery, useGetPharmaciesQuery } from '../api/pharmacyApi';

/**
 * The picture of any pharmacy, another one on each visit, and with a number the one so many places further on; null while there is
 * none. Failures stay quiet.
 */
export function useRandomPicture(further = 0): string | null {
  const { data: luck } = useGetLuckQuery();
  const { data: page } = useGetPharmaciesQuery({});
  // Several may show the same one.
  const pictures = [...new Set(page?.data.flatMap(({ image }) => image ?? []))];
  const { length } = pictures;
  return luck === undefined ? null : (pictures[(Math.floor(luck * length) + further) % length] ?? null);
}
