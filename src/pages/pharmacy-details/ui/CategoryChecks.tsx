import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

import { soldCategories, useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { PageError } from '@/shared/ui/page-state';

interface CategoryChecksProps {
  pharmacyId: number;
  selected: number | undefined;
  onPick: (id: number | undefined) => void;
}

/** The categories that this pharmacy sells, with their counts. One can be checked at a time; checking it again clears it. */
export function CategoryChecks({ pharmacyId, selected, onPick }: CategoryChecksProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const { currentData: categories, isError, refetch } = useGetCategoriesQuery({ pharmacy_id: pharmacyId });

  if (isError && !categories) return <PageError message={t('categoriesFailed')} onRetry={refetch} />;
  if (!categories) return <Skeleton variant="rounded" sx={{ height: { xs: 72, md: 320 } }} />;

  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" focused={false} sx={{ mb: 1, fontWeight: 600, color: 'text.primary' }}>
        {t('categories')}
      </FormLabel>
      <FormGroup
        sx={{
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'nowrap',
          overflowX: { xs: 'auto', md: 'visible' },
        }}
      >
        {soldCategories(categories, selected).map((category) => (
          <FormControlLabel
            key={category.id}
            control={
              <Checkbox
                size="small"
                checked={category.id === selected}
                onChange={(_event, isChecked) => onPick(isChecked ? category.id : undefined)}
              />
            }
            label={t('categoryWithCount', { name: nameOf(category), total: category.total_medications })}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ flexShrink: 0, whiteSpace: { xs: 'nowrap', md: 'normal' } }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
