import { useGetPharmaciesQuery, useGetRandomNumberQuery } from '../api/pharmacyApi';

/**
 * The picture of a random pharmacy on each visit; `further` picks the one so many places later, for several pictures on a page. Null if
 * there is none. Failures are ignored.
 */
export function useRandomPicture(further = 0): string | null {
  const { data: random } = useGetRandomNumberQuery();
  const { data: page } = useGetPharmaciesQuery({});
  // Without duplicates, since pharmacies may share a picture.
  const pictures = [...new Set(page?.data.flatMap(({ image }) => image ?? []))];
  const { length } = pictures;
  return random === undefined ? null : (pictures[(Math.floor(random * length) + further) % length] ?? null);
}
