import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { PRODUCT_STATES, type ProductListQuery } from '@contract/product';
import { useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { PageError } from '@/shared/ui/page-state';

const SKELETONS = 6;

/** Above the list they take as few lines as there is room for, beside it one for each. */
const OPTIONS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))', lg: '1fr' },
};

interface FilterPanelProps {
  query: ProductListQuery;
  onQuery: (patch: Partial<ProductListQuery>) => void;
}

/** One category and one state at a time; what is ticked already clears its filter (spec, section 2). */
export function FilterPanel({ query, onQuery }: FilterPanelProps) {
  const { t } = useTranslation('inventory');
  const { nameOf } = useLanguage();
  const { data: categories, isError, refetch } = useGetCategoriesQuery({});

  return (
    <Stack spacing={2}>
      <CheckList
        legend={t('states')}
        options={PRODUCT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        picked={query.state}
        onPick={(state) => onQuery({ state })}
      />
      {isError && !categories && <PageError message={t('categoriesFailed')} onRetry={refetch} />}
      {!isError && !categories && Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} height={32} />)}
      {categories && (
        <CheckList
          legend={t('fields.category')}
          options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
          picked={query.category_id}
          onPick={(category_id) => onQuery({ category_id })}
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
