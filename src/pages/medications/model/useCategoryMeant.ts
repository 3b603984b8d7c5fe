import { categoryMeant } from '@contract/needMeant';
import type { MedicationListQuery } from '@contract/medication';
import { useGetCategoriesQuery } from '@/entities/medication';

/** The category that is searched for instead of a name, unless its shelf is empty here. Asks nothing that the filter beside the list does not ask as well. */
export function useCategoryMeant({ q, pharmacy_id, governorate_id }: MedicationListQuery) {
  const { data: categories = [], isLoading } = useGetCategoriesQuery({ pharmacy_id, governorate_id });
  const meant = categoryMeant(q, categories);

  return { meant: meant && meant.total_medications > 0 ? meant : undefined, isLoading };
}
