import { useTranslation } from 'react-i18next';

import { STAFF_LIMITS } from '@contract/staffLimits';
import { useGetForeignCategoriesQuery, useKeepForeignCategoriesMutation } from '@/entities/product';
import { useToast } from '@/shared/lib/toast';

import type { CategoryChoices } from './categoryChoices';

/** A line without a category may be of any: what was chosen for those of one file says nothing about the next. */
const canBeKept = (key: string) => key !== '' && key.length <= STAFF_LIMITS.foreignCategory;

/** What staff of the pharmacy chose in earlier imports. Where it cannot be read, nothing was. */
export function useKeptChoices() {
  const { t } = useTranslation('importProducts');
  const toast = useToast();
  const [keepCategories] = useKeepForeignCategoriesMutation();
  const { data = [], isLoading } = useGetForeignCategoriesQuery();
  const kept: CategoryChoices = new Map(data.map(({ name, category_id: category }) => [name, category]));

  /** Keeps these for the next import, and forgets what is left open by now. */
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
      // It is not the import that has failed.
      toast.warning(t('foreign.notKept'));
    }
  };

  return { kept, isLoading, keep };
}
