import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProductListQuery } from '@contract/product';
import type { ProductRow } from '@contract/wire/product';
import { ProductDialog } from '@/features/edit-product';
import { useMedicineName } from '@/shared/lib/format';
import { ChooseButton, useBoxes, useTabToSelectionBar } from '@/shared/ui/selection-bar';
import { ServerGrid } from '@/shared/ui/server-grid';

import { type FoundProducts, shownSort } from '../model/useFoundProducts';
import { EMPTY_SELECTION, type Selection, useSelection } from '../model/useSelection';
import { MoveStockDialog } from './MoveStockDialog';
import type { ProductAction } from './ProductMenu';
import { ProductsBar } from './ProductsBar';
import { StockHistoryDialog } from './StockHistoryDialog';
import { useProductColumns } from './useProductColumns';

/** Rows grow with long names, and with the marks of products that are not for sale or have expired. */
const autoRowHeight = () => 'auto' as const;
const ALL_COLUMNS = {};
const BROWSED = ['desc', 'asc'] as const;
/** During a search, the third press on a heading returns to the best match first. */
const SEARCHED = [...BROWSED, null] as const;
const sortingOf = ({ q }: ProductListQuery) => (q ? SEARCHED : BROWSED);
/** A phone has room either for the checkboxes or for these columns. */
const SELECTION_COLUMNS = { actions: false, price: false, category: false };

interface InventoryGridProps {
  query: ProductListQuery;
  onQueryChange: (patch: Partial<ProductListQuery>) => void;
  result: FoundProducts;
  onAdd: () => void;
  onImport: () => void;
  onDownload: () => void;
}

/** One page of the pharmacy's products, with the actions for one, for the selected or for all of them. */
export function InventoryGrid({ query, onQueryChange, result, onAdd, onImport, onDownload }: InventoryGridProps) {
  const { t } = useTranslation('inventory');
  const [action, setAction] = useState<ProductAction | null>(null);
  const total = result.data?.total;
  const { selection, hasSelection, setSelection, choose } = useSelection(query, result);
  const { isPhone, hasBoxes, chooseButton } = useBoxes(hasSelection, () => setSelection(EMPTY_SELECTION));
  const medicineOf = useMedicineName();
  const columns = useProductColumns(setAction);
  const checkboxName = (product: ProductRow) => t('selection.of', { name: medicineOf(product) });
  const { bar, turnTab } = useTabToSelectionBar();

  return (
    <>
      {isPhone && total !== 0 && (
        <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <ChooseButton {...chooseButton} label={t('selection.start')} disabled={total === undefined} />
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={onDownload}
            disabled={total === undefined}
            sx={{ px: 2, marginInlineEnd: -2 }}
          >
            {t('download')}
          </Button>
        </Box>
      )}
      <Box onKeyDown={turnTab}>
        <ServerGrid
          aria-label={t('title')}
          query={{ ...query, sort: shownSort(query) }}
          onQueryChange={onQueryChange}
          result={result}
          columns={columns}
          sortingOrder={sortingOf(query)}
          getRowHeight={autoRowHeight}
          rowHeight={84}
          pageSizeOptions={[12, 25, 50]}
          checkboxName={hasBoxes ? checkboxName : undefined}
          columnVisibilityModel={isPhone && hasBoxes ? SELECTION_COLUMNS : ALL_COLUMNS}
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          // `ProductsBar` says how many are selected.
          hideFooterSelectedRowCount
          rowSelectionModel={{ type: 'include', ids: ticked(selection, result.data?.data) }}
          onRowSelectionModelChange={choose}
          failedText={t('failed')}
          emptyText={t('empty')}
          firstText={t('first')}
        >
          <Button variant="contained" onClick={onAdd}>
            {t('addProduct')}
          </Button>
          <Button variant="outlined" onClick={onImport}>
            {t('import')}
          </Button>
        </ServerGrid>
        <ProductsBar ref={bar} query={query} total={total ?? 0} selection={selection} onSelect={setSelection} />
      </Box>
      {action && <ActionDialog action={action} onClose={() => setAction(null)} />}
    </>
  );
}

/** While everything is selected, all visible rows are ticked. Unticking one of them leaves the other visible ones selected. */
const ticked = ({ ids, isAll }: Selection, rows: ProductRow[] = []) => new Set(isAll ? rows.map(({ id }) => id) : ids);

function ActionDialog({ action: { kind, product }, onClose }: { action: ProductAction; onClose: () => void }) {
  if (kind === 'history') return <StockHistoryDialog product={product} onClose={onClose} />;
  if (kind === 'move') return <MoveStockDialog product={product} onClose={onClose} />;
  return <ProductDialog productId={product.id} isStockUpdate={kind === 'stock'} onClose={onClose} />;
}
