import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { CustomerName, OrderStatusChip } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { useFormat } from '@/shared/lib/format';
import type { RowLink } from '@/shared/lib/list-query';
import { useGridBreakpoint } from '@/shared/lib/screen';
import { HiddenText } from '@/shared/ui/hidden-text';
import { Money } from '@/shared/ui/money';
import { useNumericColumn } from '@/shared/ui/numeric-column';
import { CellText, gridColumn } from '@/shared/ui/server-grid';

import { OrderCell } from './OrderCell';
import { TotalCell } from './TotalCell';

interface Options {
  /** Whether there is a column for the status. Under a status tab, the number of items takes its place. */
  hasStatus: boolean;
  onView: (orderId: number) => void;
  linkTo: (orderId: number) => RowLink;
}

/**
 * In pixels. On a phone the first three columns show everything, and the date follows to the side, to sort by it; a tablet has no column
 * for the customer.
 */
const SIZES = {
  phone: { rowHeight: 84, code: { width: 148 }, date: 200, total: 126, actions: 52 },
  tablet: { rowHeight: 64, code: { flex: 1, minWidth: 150 }, date: 128, total: 126, actions: 84 },
  desktop: { rowHeight: 52, code: { width: 184 }, date: 200, total: 140, actions: 90 },
} as const;

const column = gridColumn<OrderRow>;

/** The columns of the grid, and the height of its rows. */
export function useOrderColumns({ hasStatus, onView, linkTo }: Options) {
  const { t } = useTranslation('staff');
  const { dateTime, number } = useFormat();
  const numeric = useNumericColumn();
  const breakpoint = useGridBreakpoint();

  const isPhone = breakpoint === 'phone';
  const { rowHeight, ...sizes } = SIZES[breakpoint];
  const total = { sortable: true, width: sizes.total };
  const code = column('order_code', t('orders.columns.code'), {
    ...sizes.code,
    renderCell: ({ row }) => (
      <OrderCell order={row} hasCustomer={breakpoint !== 'desktop'} hasDate={isPhone} link={linkTo(row.id)} />
    ),
  });
  const date = column('created_at', t('orders.columns.date'), {
    sortable: true,
    width: sizes.date,
    renderCell: ({ row }) => <CellText>{dateTime(row.created_at)}</CellText>,
  });
  const actions = column('actions', t('orders.columns.actions'), {
    width: sizes.actions,
    align: 'center',
    headerAlign: 'center',
    renderHeader: isPhone ? ({ colDef }) => <HiddenText>{colDef.headerName}</HiddenText> : undefined,
    renderCell: ({ row }) => <StatusMenu order={row} onViewDetails={() => onView(row.id)} />,
  });

  if (isPhone) {
    const renderCell: GridColDef<OrderRow>['renderCell'] = ({ row }) => <TotalCell order={row} hasStatus={hasStatus} />;
    const sum = column('total', t('orders.columns.total'), { ...total, renderCell });
    return { columns: [code, sum, actions, date], rowHeight };
  }
  const customer = column('customer', t('orders.columns.customer'), {
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }) => <CustomerName customer={row.customer} noWrap />,
  });
  const columns = [
    code,
    ...(breakpoint === 'desktop' ? [customer] : []),
    date,
    hasStatus
      ? column('status', t('orders.columns.status'), {
          width: 160,
          renderCell: ({ row }) => <OrderStatusChip status={row.status} fulfilment={row.fulfilment} />,
        })
      : column('total_items', t('orders.columns.items'), {
          ...numeric,
          width: 110,
          valueFormatter: (value: number) => number(value),
        }),
    column('total', t('orders.columns.total'), {
      ...total,
      ...numeric,
      renderCell: ({ row }) => (
        <Box sx={{ lineHeight: 1.4 }}>
          <Money amount={row.total_amount} />
          <Typography variant="caption" component="div" color="textSecondary">
            {t(`orders.paidBy.${row.payment_method}`)}
          </Typography>
        </Box>
      ),
    }),
    actions,
  ];

  return { columns, rowHeight };
}
