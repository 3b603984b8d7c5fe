import AddIcon from '@mui/icons-material/Add';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { productListQuery } from '@contract/product';
import { ProductDialog } from '@/features/edit-product';
import { loadTexts } from '@/shared/i18n';
import { lazyWithRetry } from '@/shared/lib/lazy';
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

// Opened a few times in the life of a pharmacy, and brings a reader of files along.
const lazyImport = lazyWithRetry(async () => {
  const [{ ImportDialog }] = await Promise.all([import('@/features/import-products'), loadTexts(['importProducts'])]);
  return ImportDialog;
});

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
  const [isImporting, setIsImporting] = useState(false);
  const [hasFilters, setHasFilters] = useState(false);
  const answered = useFoundProducts(query);
  const total = answered.data?.total;

  return (
    <>
      <Box
        sx={{
          display: { xs: 'flex', lg: 'grid' },
          // Large text needs a second line.
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 2,
          gridTemplateColumns: 'minmax(0, 420px) 1fr auto auto',
        }}
      >
        <Box sx={{ flexBasis: '100%' }}>
          <SearchField label={t('search')} value={query.q} onSearch={(q) => setQuery({ q })} />
        </Box>
        <Button
          variant="outlined"
          startIcon={!hasFilters && <FilterIcon />}
          aria-expanded={hasFilters}
          onClick={() => setHasFilters(!hasFilters)}
          sx={{ display: { lg: 'none' }, flex: '1 1 6rem' }}
        >
          {/* Unfolded, they hide what they find. */}
          {hasFilters && total !== undefined ? t('showFound', { count: total }) : t('filters')}
        </Button>
        <ImportButton onClick={() => setIsImporting(true)} />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setIsAdding(true)}
          sx={{ gridColumn: { lg: 4 }, alignSelf: { lg: 'center' } }}
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
          <InventoryGrid
            query={query}
            onQuery={setQuery}
            answered={answered}
            onAdd={() => setIsAdding(true)}
            onImport={() => setIsImporting(true)}
          />
        </Box>
      </Box>
      {isAdding && <ProductDialog onClose={() => setIsAdding(false)} />}
      {isImporting && <Import onClose={() => setIsImporting(false)} />}
    </>
  );
}

/** A phone has room for its sign. */
function ImportButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');

  return (
    <Button
      variant="outlined"
      aria-label={t('import')}
      onClick={onClick}
      sx={{ gridColumn: { lg: 3 }, alignSelf: { lg: 'center' }, minWidth: 48, px: { xs: 1.5, sm: 2.5 }, gap: 1 }}
    >
      <UploadIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('import')}
      </Box>
    </Button>
  );
}

function Import({ onClose }: { onClose: () => void }) {
  const [ImportDialog] = useState(lazyImport);

  return (
    <Suspense fallback={null}>
      <ImportDialog onClose={onClose} />
    </Suspense>
  );
}
