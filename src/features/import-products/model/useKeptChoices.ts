import { useTranslation } from 'react-i18next';

import { STAFF_LIMITS } from '@contract/staffLimits';
import { useGetForeignCategoriesQuery, useKeepForeignCategoriesMutation } from '@/entities/product';
import { useToast } from '@/shared/lib/toast';

import type { CategoryChoices } from './categoryChoices';

/** Lines without a category may belong to any, so the choice for those of one file says nothing about the next. */
const canBeKept = (key: string) => key !== '' && key.length <= STAFF_LIMITS.foreignCategory;

/** The choices that staff of the pharmacy made in earlier imports; empty if they cannot be read. */
export function useKeptChoices() {
  const { t } = useTranslation('importProducts');
  const toast = useToast();
  const [keepCategories] = useKeepForeignCategoriesMutation();
  const { data = [], isLoading } = useGetForeignCategoriesQuery();
  const kept: CategoryChoices = new Map(data.map(({ name, category_id: category }) => [name, category]));

  /** Stores these choices for the next import, and deletes those that were taken back. */
  const keep = async (choices: CategoryChoices) => {
    const changed = [...choices]
      .filter(([key, category]) => canBeKept(key) && (kept.get(key) ?? null) !== category)
      .map(([name, category]) => ({ name, category_id: category }));
    const portion = STAFF_LIMITS.importRows;
    try {
      for (let from = 0; from < changed.length; from += portion) {
        await keepCategories({ categories: changed.slice(from, from + portion) }).unwrap();
      }
    } catch {
      // Only a warning, because the import itself has not failed.
      toast.warning(t('foreign.notKept'));
    }
  };

  return { kept, isLoading, keep };
}
