import type { MedicationListQuery } from '@contract/medication';
import { type Need, needMeant } from '@contract/needMeant';
import type { CategoryWithCount, MedicationPage } from '@contract/wire/medication';
import { soldCategories, useGetCategoriesQuery } from '@/entities/medication';

export interface NeedOfSearch extends Need<CategoryWithCount> {
  /** It is answered instead of showing what only resembles its words. */
  isInstead: boolean;
}

/** What is searched for instead of a name, but no category whose shelf is empty here. Asks nothing that the filter beside the list does not ask as well. */
export function useNeed({ q, pharmacy_id, governorate_id }: MedicationListQuery, page: MedicationPage | undefined) {
  const { data: all = [], isLoading } = useGetCategoriesQuery({ pharmacy_id, governorate_id });
  const isFound = page !== undefined && page.total > 0 && !page.only_alike;
  const { categories: meant, warning: meantWarning } = needMeant(q, all, { withSlips: !isFound });
  const categories = soldCategories(meant);
  // By its right name: a slip may be the name of a medicine.
  const isShelfEmpty = categories.length === 0 && needMeant(q, all).categories.length > 0;
  const told = isShelfEmpty ? 'unlisted' : meantWarning;
  const warning = isFound && told === 'unlisted' ? undefined : told;

  const isInstead = !isFound && (categories.length > 0 || warning !== undefined);
  return { need: { categories, warning, isInstead } satisfies NeedOfSearch, isLoading };
}
