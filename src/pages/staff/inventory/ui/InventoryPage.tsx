import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { productListQuery } from '@contract/product';
import { useKeptImport } from '@/entities/product';
import { ProductDialog } from '@/features/edit-product';
import { useListQuery } from '@/shared/lib/list-query';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageHeading } from '@/shared/ui/page-heading';
import { PageError } from '@/shared/ui/page-state';

import { useFoundProducts } from '../model/useFoundProducts';
import { ActiveFilters } from './ActiveFilters';
import { FilterPanel } from './FilterPanel';
import { InventoryGrid } from './InventoryGrid';
import { InventoryToolbar } from './InventoryToolbar';
import { LazyDownloadDialog, LazyImportDialog } from './lazyDialogs';

export function InventoryPage() {
  const { t } = useTranslation('inventory');

  return (
    <Stack spacing={2}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {useIsOwnPharmacy() ? <Inventory /> : <PageError message={t('pharmacyMissing')} />}
    </Stack>
  );
}

/** The address may have the id of a pharmacy, but staff only see their own inventory. */
function useIsOwnPharmacy(): boolean {
  const { pharmacyId } = useParams();
  const pharmacy = useAppSelector(selectUser)?.pharmacy;
  return Boolean(pharmacy) && (pharmacyId === undefined || pharmacyId === String(pharmacy?.id));
}

function Inventory() {
  const [query, setQuery] = useListQuery(productListQuery);
  const [isAdding, setIsAdding] = useState(false);
  const { hasDraft: wasInterrupted } = useKeptImport();
  const [isImporting, setIsImporting] = useState(wasInterrupted);
  const [isDownloading, setIsDownloading] = useState(false);
  const [hasFilters, setHasFilters] = useState(false);
  const result = useFoundProducts(query);
  const total = result.data?.total;
  const { q, category_id, state } = query;

  return (
    <>
      <InventoryToolbar
        q={q}
        total={total}
        hasFilters={hasFilters}
        onSearch={(typed) => setQuery({ q: typed })}
        onToggleFilters={() => setHasFilters(!hasFilters)}
        onImport={() => setIsImporting(true)}
        onDownload={() => setIsDownloading(true)}
        onAdd={() => setIsAdding(true)}
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '216px minmax(0, 1fr)' } }}>
        <Box sx={{ display: { xs: hasFilters ? 'block' : 'none', lg: 'block' } }}>
          <FilterPanel query={query} onQueryChange={setQuery} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {/* Beside the panel and not above it, where it would move the box that was just ticked away from under the pointer. */}
          <ActiveFilters query={query} onQueryChange={setQuery} />
          <InventoryGrid
            query={query}
            onQueryChange={setQuery}
            result={result}
            onAdd={() => setIsAdding(true)}
            onImport={() => setIsImporting(true)}
            onDownload={() => setIsDownloading(true)}
          />
        </Box>
      </Box>
      {isAdding && <ProductDialog onClose={() => setIsAdding(false)} />}
      {isImporting && <LazyImportDialog onClose={() => setIsImporting(false)} />}
      {isDownloading && (
        <LazyDownloadDialog
          choice={{ q, category_id, state }}
          total={total ?? 0}
          onClose={() => setIsDownloading(false)}
        />
      )}
    </>
  );
}
