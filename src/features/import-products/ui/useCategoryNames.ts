import { useTranslation } from 'react-i18next';

import { useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';

/** The names of our categories in one line, as a file may use them. The dialog has already loaded them. */
export function useCategoryNames() {
  const { t } = useTranslation('importProducts');
  const { nameOf } = useLanguage();
  const { data: categories = [] } = useGetCategoriesQuery({});
  return categories.map(nameOf).join(t('comma'));
}
