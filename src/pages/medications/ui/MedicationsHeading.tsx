import { useTranslation } from 'react-i18next';

import type { MedicationListQuery } from '@contract/medication';
import { useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { PublicHeading } from '@/shared/ui/page-heading';

/** A selected category becomes the title of the document, for search engines and bookmarks. */
export function MedicationsHeading({ category_id, pharmacy_id, governorate_id }: MedicationListQuery) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const { data: categories = [] } = useGetCategoriesQuery({ pharmacy_id, governorate_id });
  const category = categories.find(({ id }) => id === category_id);

  return (
    <PublicHeading title={category ? nameOf(category) : t('title')} heading={t('title')} subtitle={t('subtitle')} />
  );
}
