import type { MedicationListQuery } from '@contract/medication';
import { categoriesMeant } from '@contract/needMeant';
import { useGetCategoriesQuery } from '@/entities/medication';

/** The categories that are searched for instead of a name, unless their shelf is empty here. Asks nothing that the filter beside the list does not ask as well. */
export function useNeed({ q, pharmacy_id, governorate_id }: MedicationListQuery) {
  const { data: categories = [], isLoading } = useGetCategoriesQuery({ pharmacy_id, governorate_id });
  const meant = categoriesMeant(q, categories).filter(({ total_medications }) => total_medications > 0);

  return { meant, isLoading };
}
