import { useTranslation } from 'react-i18next';

import { soldCategories, useGetCategoriesQuery } from '@/entities/medication';
import { CardGrid, CardGridSkeleton } from '@/shared/ui/card-grid';
import { PublicHeading } from '@/shared/ui/page-heading';
import { PageEmpty, PageError } from '@/shared/ui/page-state';

import { CategoryCard } from './CategoryCard';
import { CategoryCardSkeleton } from './CategoryCardSkeleton';

const SKELETONS = 9;

export function CategoriesPage() {
  const { t } = useTranslation('site');

  return (
    <>
      <PublicHeading title={t('categories.title')} subtitle={t('categories.subtitle')} />
      <CategoryCards />
    </>
  );
}

function CategoryCards() {
  const { t } = useTranslation(['site', 'medications']);
  const { data: categories, error, refetch } = useGetCategoriesQuery({});

  if (error && !categories)
    return <PageError error={error} message={t('medications:categoriesFailed')} onRetry={refetch} />;
  if (!categories) return <CardGridSkeleton count={SKELETONS} card={CategoryCardSkeleton} />;

  const sold = soldCategories(categories);
  if (sold.length === 0) return <PageEmpty message={t('categories.none')} />;
  return (
    <CardGrid>
      {sold.map((category) => (
        <CategoryCard key={category.id} category={category} />
      ))}
    </CardGrid>
  );
}
