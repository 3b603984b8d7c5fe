import type { CategoryWithCount } from '@contract/wire/medication';

/** Those with something on sale, which are all that a customer may choose from, and the one that is chosen already. */
export const soldCategories = <C extends Pick<CategoryWithCount, 'id' | 'total_medications'>>(
  categories: readonly C[],
  chosen?: number,
): readonly C[] => categories.filter(({ id, total_medications }) => total_medications > 0 || id === chosen);
