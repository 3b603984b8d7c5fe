import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { ProductRow } from '@contract/wire/product';
import { StockLevel } from '@/entities/product';
import { useLanguage } from '@/shared/i18n';
import { useGridBreakpoint } from '@/shared/lib/screen';
import { Money } from '@/shared/ui/money';
import { useNumericColumn } from '@/shared/ui/numeric-column';
import { gridColumn } from '@/shared/ui/server-grid';

import { ProductCell } from './ProductCell';
import { type ProductAction, ProductMenu } from './ProductMenu';

function Category({ product }: { product: ProductRow }) {
  const { nameOf } = useLanguage();

  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'normal' }}>
      {nameOf(product.category)}
    </Typography>
  );
}

const column = gridColumn<ProductRow>;

/** The columns of the grid. On a phone the first three show what matters, and the others follow to the side. */
export function useProductColumns(onPick: (action: ProductAction) => void) {
  const { t } = useTranslation('inventory');
  const numeric = useNumericColumn();
  const isPhone = useGridBreakpoint() === 'phone';

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

  return isPhone ? [name, stock, actions, price, category] : [name, category, price, stock, actions];
}
