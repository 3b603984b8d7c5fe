import type { MedicationListQuery } from '@contract/medication';
import { type SearchIntent, searchIntentOf } from '@contract/searchIntent';
import type { CategoryWithCount, MedicationPage } from '@contract/wire/medication';
import { soldCategories, useGetCategoriesQuery } from '@/entities/medication';

export interface ShownIntent extends SearchIntent<CategoryWithCount> {
  /** Whether they are shown instead of the results, because there are none or these only resemble the words. */
  isInstead: boolean;
}

/**
 * The categories or the warning that the search means, without categories that are empty here. Shares its request with the category filter.
 */
export function useSearchIntent(
  { q, pharmacy_id, governorate_id }: MedicationListQuery,
  page: MedicationPage | undefined,
) {
  const { data: all = [], isLoading } = useGetCategoriesQuery({ pharmacy_id, governorate_id });
  const isFound = page !== undefined && page.total > 0 && !page.only_alike;
  const { categories: meant, warning: meantWarning } = searchIntentOf(q, all, { withTypos: !isFound });
  const categories = soldCategories(meant);
  // Without tolerance for typos: what looks like a misspelt category may be the name of a medicine.
  const isShelfEmpty = categories.length === 0 && searchIntentOf(q, all).categories.length > 0;
  const told = isShelfEmpty ? 'unlisted' : meantWarning;
  const warning = isFound && told === 'unlisted' ? undefined : told;

  const isInstead = !isFound && (categories.length > 0 || warning !== undefined);
  return { intent: { categories, warning, isInstead } satisfies ShownIntent, isLoading };
}
