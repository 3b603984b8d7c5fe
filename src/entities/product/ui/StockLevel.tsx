import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { stockLevel } from '@contract/product';
import type { ProductRow } from '@contract/wire/product';
import { useFormat } from '@/shared/lib/format';

const COLOR = { low: 'error.main', medium: 'warning.main', fine: 'success.main' } as const;

/** The stock: red with a warning below the product's alert, amber below twice the alert, else green. Zero is always red. */
export function StockLevel({ product: { stock, lowStockAlert } }: { product: ProductRow }) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const level = stockLevel(stock, lowStockAlert);

  return (
    <Stack
      component="span"
      dir="ltr"
      direction="row"
      spacing={0.5}
      useFlexGap
      sx={{ display: 'inline-flex', alignItems: 'center', color: COLOR[stock === 0 ? 'low' : level], fontWeight: 600 }}
    >
      {level === 'low' && <WarningIcon fontSize="small" titleAccess={t('lowStock')} />}
      <span>{number(stock)}</span>
    </Stack>
  );
}
