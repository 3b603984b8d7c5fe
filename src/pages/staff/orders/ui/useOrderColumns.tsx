import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { OrderStatusChip } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { useFormat } from '@/shared/lib/format';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';

interface Options {
  /** Under a status tab the status is known, and the number of items is worth more. */
  hasStatus: boolean;
  onView: (orderId: number) => void;
}

export function useOrderColumns({ hasStatus, onView }: Options) {
  const { t } = useTranslation('staff');
  const { dateTime, number } = useFormat();

  return useMemo<GridColDef<OrderRow>[]>(() => {
    const statusColumn: GridColDef<OrderRow> = {
      field: 'status',
      headerName: t('orders.columns.status'),
      width: 160,
      sortable: false,
      renderCell: ({ row }) => <OrderStatusChip status={row.status} fulfilment={row.fulfilment} />,
    };
    const itemsColumn: GridColDef<OrderRow> = {
      field: 'total_items',
      headerName: t('orders.columns.items'),
      width: 100,
      sortable: false,
      valueFormatter: (value: number) => number(value),
    };
    return [
      {
        field: 'order_code',
        headerName: t('orders.columns.code'),
        width: 160,
        sortable: false,
        renderCell: ({ row }) => <Ltr>{row.order_code}</Ltr>,
      },
      {
        field: 'customer',
        headerName: t('orders.columns.customer'),
        flex: 1,
        minWidth: 150,
        sortable: false,
        valueGetter: (_value, row) => row.customer.name,
      },
      {
        field: 'created_at',
        headerName: t('orders.columns.date'),
        width: 200,
        valueFormatter: (value: string) => dateTime(value),
      },
      hasStatus ? statusColumn : itemsColumn,
      {
        field: 'total',
        headerName: t('orders.columns.total'),
        width: 140,
        renderCell: ({ row }) => <Money amount={row.total_amount} />,
      },
      {
        field: 'actions',
        headerName: t('orders.columns.actions'),
        width: 100,
        sortable: false,
        renderCell: ({ row }) => <StatusMenu order={row} onViewDetails={() => onView(row.id)} />,
      },
    ];
  }, [t, dateTime, number, hasStatus, onView]);
}
