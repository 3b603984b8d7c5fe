import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { PromoStatusChip } from '@/entities/promo-code';
import { useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';

import { CodeCell } from './CodeCell';
import { DiscountCell } from './DiscountCell';
import { PromoMenu } from './PromoMenu';
import { UsageCell } from './UsageCell';

export const HIDDEN_COLUMNS = { created_at: false };

/** What the rows show. A phone has room for three columns: they say it all, and what sorts stays within reach. */
export function usePromoColumns(onEdit: (promo: PromoCode) => void) {
  const { t } = useTranslation('promoCodes');
  const { date } = useFormat();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  const columns = useMemo(() => {
    const column = (
      field: string,
      headerName: string,
      rest: Partial<GridColDef<PromoCode>>,
    ): GridColDef<PromoCode> => ({ field, headerName, sortable: false, ...rest });

    const code = column('code', t('columns.code'), {
      sortable: true,
      ...(isPhone ? { width: 138 } : { flex: 1, minWidth: 180 }),
      renderCell: ({ row }) => <CodeCell promo={row} isWhole={isPhone} />,
    });
    const discount = column('discount', t('columns.discount'), {
      sortable: true,
      width: isPhone ? 136 : 170,
      renderCell: ({ row }) => <DiscountCell promo={row} isWhole={isPhone} />,
    });
    const validity = column('end_date', t('columns.validity'), {
      sortable: true,
      width: 230,
      renderCell: ({ row }) => t('validity', { start: date(row.start_date), end: date(row.end_date) }),
    });
    const actions = column('actions', t('columns.actions'), {
      width: isPhone ? 52 : 90,
      align: 'center',
      headerAlign: 'center',
      renderHeader: isPhone ? ({ colDef }) => <HiddenText>{colDef.headerName}</HiddenText> : undefined,
      renderCell: ({ row }) => <PromoMenu promo={row} onEdit={() => onEdit(row)} />,
    });

    // Never shown: the grid forgets a sort that no column stands for, and this is how the list begins.
    const created = column('created_at', '', { sortable: true });

    if (isPhone) return [code, discount, actions, validity, created];
    return [
      code,
      discount,
      column('usage', t('columns.usage'), { width: 140, renderCell: ({ row }) => <UsageCell promo={row} /> }),
      validity,
      column('status', t('columns.status'), {
        width: 120,
        renderCell: ({ row }) => <PromoStatusChip promo={row} />,
      }),
      actions,
      created,
    ];
  }, [t, date, onEdit, isPhone]);

  return { columns, rowHeight: isPhone ? 104 : 64 };
}
