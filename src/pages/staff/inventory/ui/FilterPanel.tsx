import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { PRODUCT_STATES, type ProductListQuery } from '@contract/product';
import type { CategoryWithCount } from '@contract/wire/medication';
import { soldCategories } from '@/entities/medication';
import { useGetOwnCategoriesQuery } from '@/entities/product';
import { REFETCHED } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { PageError } from '@/shared/ui/page-state';

const SKELETONS = 6;

/** Above the list the options share as few lines as possible; beside it each has its own. */
const OPTIONS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))', lg: '1fr' },
};

interface FilterPanelProps {
  query: ProductListQuery;
  onQueryChange: (patch: Partial<ProductListQuery>) => void;
}

/**
 * Selects one category that the pharmacy sells, and one state, at a time. Ticking the selected one again clears its filter (spec, section
 * 2).
 */
export function FilterPanel({ query, onQueryChange }: FilterPanelProps) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const { nameOf } = useLanguage();
  const { data: categories, isError, refetch } = useGetOwnCategoriesQuery(undefined, REFETCHED);
  const { category_id: picked, state, q } = query;
  const offered = categories && soldCategories(categories, picked);
  // The counts are of whole categories, so they are left out while a search or a state narrows the list.
  const labelOf = (category: CategoryWithCount) =>
    q || state
      ? nameOf(category)
      : t('categoryWithCount', { name: nameOf(category), total: number(category.total_medications) });

  return (
    <Stack spacing={2}>
      <CheckList
        legend={t('states')}
        options={PRODUCT_STATES.map((each) => ({ value: each, label: t(`state.${each}`) }))}
        picked={state}
        onPick={(next) => onQueryChange({ state: next })}
      />
      {isError && !categories && <PageError message={t('categoriesFailed')} onRetry={refetch} />}
      {!isError && !categories && Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} height={32} />)}
      {offered && offered.length > 0 && (
        <CheckList
          legend={t('fields.category')}
          options={offered.map((category) => ({ value: category.id, label: labelOf(category) }))}
          picked={picked}
          onPick={(category_id) => onQueryChange({ category_id })}
        />
      )}
    </Stack>
  );
}

interface CheckListProps<V extends string | number> {
  legend: string;
  options: readonly { value: V; label: string }[];
  picked: V | undefined;
  onPick: (value: V | undefined) => void;
}

const CheckList = <V extends string | number>({ legend, options, picked, onPick }: CheckListProps<V>) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{legend}</FormLabel>
    <Box sx={OPTIONS}>
      {options.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          label={label}
          control={
            <Checkbox
              size="small"
              checked={value === picked}
              onChange={(_event, isTicked) => onPick(isTicked ? value : undefined)}
            />
          }
        />
      ))}
    </Box>
  </FormControl>
);
