import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { CustomerName, OrderStatusChip } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { useFormat } from '@/shared/lib/format';
import { useFigureColumn } from '@/shared/ui/figures';
import { HiddenText } from '@/shared/ui/hidden-text';
import { Money } from '@/shared/ui/money';

import { OrderCell } from './OrderCell';
import { TotalCell } from './TotalCell';

interface Options {
  /** Under a status tab the status is known, and the number of items is worth more. */
  hasStatus: boolean;
  onView: (orderId: number) => void;
}

/** What the rows show. A phone has room for three columns: they say it all, and what sorts stays within reach. */
export function useOrderColumns({ hasStatus, onView }: Options) {
  const { t } = useTranslation('staff');
  const { dateTime, number } = useFormat();
  const ofFigures = useFigureColumn();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  const columns = useMemo(() => {
    const column = (field: string, headerName: string, rest: Partial<GridColDef<OrderRow>>): GridColDef<OrderRow> => ({
      field,
      headerName,
      sortable: false,
      ...rest,
    });
    const total = { sortable: true, width: 140 };
    const code = column('order_code', t('orders.columns.code'), {
      width: isPhone ? 148 : 140,
      renderCell: ({ row }) => <OrderCell order={row} isWhole={isPhone} onView={() => onView(row.id)} />,
    });
    const date = column('created_at', t('orders.columns.date'), {
      sortable: true,
      width: 200,
      valueFormatter: (value: string) => dateTime(value),
    });
    const actions = column('actions', t('orders.columns.actions'), {
      width: isPhone ? 52 : 90,
      align: 'center',
      headerAlign: 'center',
      renderHeader: isPhone ? ({ colDef }) => <HiddenText>{colDef.headerName}</HiddenText> : undefined,
      renderCell: ({ row }) => <StatusMenu order={row} onViewDetails={() => onView(row.id)} />,
    });

    if (isPhone) {
      const renderCell: GridColDef<OrderRow>['renderCell'] = ({ row }) => (
        <TotalCell order={row} hasStatus={hasStatus} />
      );
      return [code, column('total', t('orders.columns.total'), { ...total, width: 126, renderCell }), actions, date];
    }
    return [
      code,
      column('customer', t('orders.columns.customer'), {
        flex: 1,
        minWidth: 150,
        renderCell: ({ row }) => <CustomerName customer={row.customer} isOneLine />,
      }),
      date,
      hasStatus
        ? column('status', t('orders.columns.status'), {
            width: 170,
            renderCell: ({ row }) => <OrderStatusChip status={row.status} fulfilment={row.fulfilment} />,
          })
        : column('total_items', t('orders.columns.items'), {
            ...ofFigures,
            width: 110,
            valueFormatter: (value: number) => number(value),
          }),
      column('total', t('orders.columns.total'), {
        ...total,
        ...ofFigures,
        renderCell: ({ row }) => <Money amount={row.total_amount} />,
      }),
      actions,
    ];
  }, [t, dateTime, number, hasStatus, onView, isPhone, ofFigures]);

  return { columns, rowHeight: isPhone ? 84 : 52 };
}
