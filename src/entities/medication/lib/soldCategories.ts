import type { CategoryWithCount } from '@contract/wire/medication';

/** The categories that a customer can choose: those with something on sale, and the one that is already chosen. */
export const soldCategories = <C extends Pick<CategoryWithCount, 'id' | 'total_medications'>>(
  categories: readonly C[],
  chosen?: number,
): readonly C[] => categories.filter(({ id, total_medications }) => total_medications > 0 || id === chosen);
