import { useTranslation } from 'react-i18next';

import { useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';

/** What a file may write in its column of categories, in one line. The dialog has read them before it reads a file. */
export function useCategoryNames() {
  const { t } = useTranslation('importProducts');
  const { nameOf } = useLanguage();
  const { data: categories = [] } = useGetCategoriesQuery({});
  return categories.map(nameOf).join(t('comma'));
}
