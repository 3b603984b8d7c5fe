import Typography from '@mui/material/Typography';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';

import type { ProductRow } from '@contract/wire/product';
import { StockLevel } from '@/entities/product';
import { useLanguage } from '@/shared/i18n';
import { useMedicineName } from '@/shared/lib/format';
import { useGridBreakpoint } from '@/shared/lib/screen';
import { Money } from '@/shared/ui/money';
import { useNumericColumn } from '@/shared/ui/numeric-column';
import { gridColumn } from '@/shared/ui/server-grid';

import { ProductCell } from './ProductCell';
import { type ProductAction, ProductMenu } from './ProductMenu';

/** The renderer hands on to its checkbox whatever else it is given, which its type leaves out. */
const labelled = (label: string) => ({ slotProps: { htmlInput: { 'aria-label': label } } });

function Tick(cell: GridRenderCellParams<ProductRow>) {
  const { t } = useTranslation('inventory');
  const medicineOf = useMedicineName();

  return <GridCellCheckboxRenderer {...cell} {...labelled(t('selection.of', { name: medicineOf(cell.row) }))} />;
}

function Category({ product }: { product: ProductRow }) {
  const { nameOf } = useLanguage();

  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'normal' }}>
      {nameOf(product.category)}
    </Typography>
  );
}

const column = gridColumn<ProductRow>;

interface ProductColumnsOptions {
  /** On a phone; wider screens have the boxes at any time. */
  isSelecting: boolean;
  onPick: (action: ProductAction) => void;
}

/** What the rows show. On a phone the first three columns say what matters, the others follow to the side. */
export function useProductColumns({ isSelecting, onPick }: ProductColumnsOptions) {
  const { t } = useTranslation('inventory');
  const numeric = useNumericColumn();
  const isPhone = useGridBreakpoint() === 'phone';

  const box: GridColDef<ProductRow> = {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    renderCell: (cell) => <Tick {...cell} />,
  };
  const name = column('name', t('columns.name'), {
    sortable: true,
    flex: 1,
    minWidth: isPhone ? 148 : 200,
    renderCell: ({ row }) => (
      <ProductCell product={row} hasPicture={!isPhone} onEdit={() => onPick({ kind: 'edit', product: row })} />
    ),
  });
  const category = column('category', t('fields.category'), {
    flex: isPhone ? 0 : 0.25,
    minWidth: 120,
    renderCell: ({ row }) => <Category product={row} />,
  });
  const price = column('price', t('fields.price'), {
    ...numeric,
    sortable: true,
    width: 116,
    renderCell: ({ row }) => <Money amount={row.price} />,
  });
  const stock = column('stock', t('columns.stock'), {
    ...numeric,
    sortable: true,
    width: 104,
    renderCell: ({ row }) => <StockLevel product={row} />,
  });
  const actions = column('actions', t('columns.actions'), {
    width: isPhone ? 76 : 84,
    align: 'center',
    headerAlign: 'center',
    renderCell: ({ row }) => <ProductMenu product={row} onPick={onPick} />,
  });
  const hasCheckboxes = !isPhone || isSelecting;
  const shown = isPhone ? [name, stock, actions, price, category] : [name, category, price, stock, actions];

  // The grid drops our boxes while it shows none, and would then put in its own, which do not say of what they are.
  return { columns: hasCheckboxes ? [box, ...shown] : shown, hasCheckboxes, isPhone };
}
