import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { MedicationListQuery } from '@contract/medication';
import { CategoryIcon, soldCategories, useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { PageError } from '@/shared/ui/page-state';

import { CategoryRadio } from './CategoryRadio';

const ALL = '';
const SKELETONS = 6;

interface CategoryFilterProps {
  query: MedicationListQuery;
  onPick: (id: number | undefined) => void;
}

/** Selects one category or all of them. A column beside the list, or on a phone a row that scrolls sideways. */
export function CategoryFilter({ query, onPick }: CategoryFilterProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const labelId = useId();
  const {
    data: categories,
    isError,
    refetch,
  } = useGetCategoriesQuery({
    pharmacy_id: query.pharmacy_id,
    governorate_id: query.governorate_id,
  });
  const selected = query.category_id;
  const sold = categories && soldCategories(categories, selected);
  // The counts take no account of a search or of the stock, so they are hidden with these.
  const isCounted = !query.q && !query.in_stock;

  if (isError && !categories) return <PageError message={t('categoriesFailed')} onRetry={refetch} />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormLabel
        id={labelId}
        // On a phone the row needs no visible heading.
        sx={{ display: { xs: 'none', md: 'block' }, mb: 1, fontWeight: 600, color: 'text.primary' }}
      >
        {t('categories')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={selected ?? ALL}
        onChange={(_event, id) => onPick(Number(id) || undefined)}
        sx={{
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'nowrap',
          gap: { xs: 1, md: 0.5 },
          overflowX: { xs: 'auto', md: 'visible' },
          // Keeps the focus ring from being clipped by the scrolling row.
          p: 0.5,
          m: -0.5,
        }}
      >
        <CategoryRadio value={ALL} label={t('allCategories')} isSelected={selected === undefined} />
        {sold?.map((category) => (
          <CategoryRadio
            key={category.id}
            value={category.id}
            icon={<CategoryIcon icon={category.icon} />}
            label={nameOf(category)}
            count={isCounted ? category.total_medications : undefined}
            isSelected={category.id === selected}
            onClear={() => onPick(undefined)}
          />
        )) ?? Array.from({ length: SKELETONS }, (_, index) => <CategorySkeleton key={index} />)}
      </RadioGroup>
    </Box>
  );
}

const CategorySkeleton = () => (
  <Skeleton
    variant="rounded"
    sx={{ flexShrink: 0, width: { xs: 112, md: '100%' }, height: 40, borderRadius: '20px' }}
  />
);
