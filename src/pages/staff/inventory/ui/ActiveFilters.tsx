import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { ProductListQuery } from '@contract/product';
import { useGetOwnCategoriesQuery } from '@/entities/product';
import { useLanguage } from '@/shared/i18n';

interface ActiveFiltersProps {
  query: ProductListQuery;
  onQueryChange: (patch: Partial<ProductListQuery>) => void;
}

/** The active filters of the list, with buttons that remove them. */
export function ActiveFilters({ query: { category_id: categoryId, state }, onQueryChange }: ActiveFiltersProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { nameOf } = useLanguage();
  const { data: categories } = useGetOwnCategoriesQuery();
  const category = categories?.find(({ id }) => id === categoryId);
  const count = Number(categoryId !== undefined) + Number(state !== undefined);

  if (count === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('inventory:activeFilters', { total: count })}
      </Typography>
      {state && <Filter name={t(`inventory:state.${state}`)} onRemove={() => onQueryChange({ state: undefined })} />}
      {category && <Filter name={nameOf(category)} onRemove={() => onQueryChange({ category_id: undefined })} />}
      <Button
        size="small"
        onClick={() => onQueryChange({ category_id: undefined, state: undefined })}
        sx={{ minWidth: 0, paddingInline: 1 }}
      >
        {t('common:clear')}
      </Button>
    </Stack>
  );
}

/**
 * The whole chip is a button for keyboards and screen readers. A chip that can only be pressed on its cross responds to nothing but the
 * Delete key.
 */
function Filter({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('inventory');

  return <Chip label={name} aria-label={t('removeFilter', { name })} onClick={onRemove} onDelete={onRemove} />;
}
