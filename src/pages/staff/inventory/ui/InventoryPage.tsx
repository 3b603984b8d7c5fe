import AddIcon from '@mui/icons-material/Add';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { productListQuery } from '@contract/product';
import { ProductDialog } from '@/features/edit-product';
import { useListQuery } from '@/shared/lib/list-query';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageHeading } from '@/shared/ui/page-heading';
import { PageError } from '@/shared/ui/page-state';
import { SearchField } from '@/shared/ui/search-field';

import { useFoundProducts } from '../model/useFoundProducts';
import { ActiveFilters } from './ActiveFilters';
import { FilterPanel } from './FilterPanel';
import { InventoryGrid } from './InventoryGrid';

export function InventoryPage() {
  const { t } = useTranslation('inventory');

  return (
    <Stack spacing={2}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {useIsOwnPharmacy() ? <Inventory /> : <PageError message={t('pharmacyMissing')} />}
    </Stack>
  );
}

/** The id in the address may be left out; a pharmacy sees no shelves but its own. */
function useIsOwnPharmacy(): boolean {
  const { pharmacyId } = useParams();
  const pharmacy = useAppSelector(selectUser)?.pharmacy;
  return Boolean(pharmacy) && (pharmacyId === undefined || pharmacyId === String(pharmacy?.id));
}

function Inventory() {
  const { t } = useTranslation('inventory');
  const [query, setQuery] = useListQuery(productListQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [hasFilters, setHasFilters] = useState(false);
  const answered = useFoundProducts(query);
  const total = answered.data?.total;

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1,
          rowGap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'minmax(0, 420px) 1fr auto' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <SearchField label={t('search')} value={query.q} onSearch={(q) => setQuery({ q })} />
        </Box>
        <Button
          variant="outlined"
          startIcon={!hasFilters && <FilterIcon />}
          aria-expanded={hasFilters}
          onClick={() => setHasFilters(!hasFilters)}
          sx={{ display: { lg: 'none' } }}
        >
          {/* Unfolded, they hide what they find. */}
          {hasFilters && total !== undefined ? t('showFound', { count: total }) : t('filters')}
        </Button>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setIsAdding(true)}
          sx={{ gridColumn: { lg: 3 }, alignSelf: 'center' }}
        >
          {t('addProduct')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '216px minmax(0, 1fr)' } }}>
        <Box sx={{ display: { xs: hasFilters ? 'block' : 'none', lg: 'block' } }}>
          <FilterPanel query={query} onQuery={setQuery} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {/* Beside the panel and not above it: what is ticked there must stay under the pointer. */}
          <ActiveFilters query={query} onQuery={setQuery} />
          <InventoryGrid query={query} onQuery={setQuery} answered={answered} onAdd={() => setIsAdding(true)} />
        </Box>
      </Box>
      {isAdding && <ProductDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
