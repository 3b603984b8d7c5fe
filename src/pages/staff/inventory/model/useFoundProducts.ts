import type { ProductListQuery, ProductSort } from '@contract/product';
import { useGetProductsQuery } from '@/entities/product';
import { REFETCHED } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';

export type FoundProducts = ReturnType<typeof useFoundProducts>;

/** What the list shows, and how many there are. */
export function useFoundProducts(query: ProductListQuery) {
  const { language } = useLanguage();
  return useGetProductsQuery({ ...query, sort: sortFor(language, shownSort(query)) }, REFETCHED);
}

/** What was searched for comes first until somebody sorts; where nothing was, the list is by name. */
export const shownSort = ({ q, sort }: ProductListQuery): ProductSort =>
  sort === 'relevance' && !q ? 'name-asc' : sort;

/** By name means by the name that is shown; the address says the same in both languages. */
const sortFor = (language: string, sort: ProductSort) =>
  language === 'ar' ? (sort.replace(/^name-/, 'name_ar-') as ProductSort) : sort;
