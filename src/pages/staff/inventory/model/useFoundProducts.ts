import type { ProductListQuery, ProductSort } from '@contract/product';
import { useGetProductsQuery } from '@/entities/product';
import { REFETCHED } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';

export type FoundProducts = ReturnType<typeof useFoundProducts>;

/** The products that the query finds, and their number. */
export function useFoundProducts(query: ProductListQuery) {
  const { language } = useLanguage();
  return useGetProductsQuery({ ...query, sort: sortFor(language, shownSort(query)) }, REFETCHED);
}

/** A search begins with the best match, until staff choose another order. Without a search the list is ordered by name. */
export const shownSort = ({ q, sort }: ProductListQuery): ProductSort =>
  sort === 'relevance' && !q ? 'name-asc' : sort;

/** By name means by the displayed name. The address of the page has the same word in both languages. */
const sortFor = (language: string, sort: ProductSort) =>
  language === 'ar' ? (sort.replace(/^name-/, 'name_ar-') as ProductSort) : sort;
