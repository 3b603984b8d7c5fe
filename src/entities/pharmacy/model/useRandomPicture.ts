import { useGetPharmaciesQuery, useGetRandomNumberQuery } from '../api/pharmacyApi';

/**
 * The picture of any pharmacy, another one on each visit, and with a number the one so many places further on; null while there is
 * none. Failures stay quiet.
 */
export function useRandomPicture(further = 0): string | null {
  const { data: random } = useGetRandomNumberQuery();
  const { data: page } = useGetPharmaciesQuery({});
  // Several may show the same one.
  const pictures = [...new Set(page?.data.flatMap(({ image }) => image ?? []))];
  const { length } = pictures;
  return random === undefined ? null : (pictures[(Math.floor(random * length) + further) % length] ?? null);
}
