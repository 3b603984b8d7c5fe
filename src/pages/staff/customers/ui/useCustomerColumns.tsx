import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { CustomerRow } from '@contract/wire/customer';
import { useFormat } from '@/shared/lib/format';
import type { RowLink } from '@/shared/lib/list-query';
import { useGridBreakpoint } from '@/shared/lib/screen';
import { Money } from '@/shared/ui/money';
import { useNumericColumn } from '@/shared/ui/numeric-column';
import { PhoneLink } from '@/shared/ui/phone-link';
import { CellText, gridColumn } from '@/shared/ui/server-grid';

import { useFullName } from '../model/useFullName';
import { CustomerCell } from './CustomerCell';

/** In pixels. */
const SIZES = {
  phone: { rowHeight: 84, customer: 130, spent: 118, actions: 76 },
  tablet: { rowHeight: 84, customer: 152, spent: 126, actions: 80 },
  desktop: { rowHeight: 64, customer: 200, spent: 132, actions: 84 },
};

const column = gridColumn<CustomerRow>;

/**
 * The `field`s are the words by which the server sorts. A phone has room for the customer, the amount and the button; a tablet for all
 * columns but the phone number.
 */
export function useCustomerColumns(linkTo: (customerId: number) => RowLink) {
  const { t } = useTranslation('customers');
  const { date, number } = useFormat();
  const numeric = useNumericColumn();
  const { fullNameOf } = useFullName();
  const breakpoint = useGridBreakpoint();

  const isPhone = breakpoint === 'phone';
  const { rowHeight, ...sizes } = SIZES[breakpoint];

  const customer = column('alphabetical', t('columns.customer'), {
    sortable: true,
    flex: 1,
    minWidth: sizes.customer,
    renderCell: ({ row }) => <CustomerCell customer={row} isCompact={breakpoint !== 'desktop'} />,
  });
  const spent = column('total_amount', t('columns.spent'), {
    sortable: true,
    ...numeric,
    width: sizes.spent,
    renderCell: ({ row }) => (
      <Box sx={{ lineHeight: 1.4 }}>
        <Money amount={row.total_amount} />
        {isPhone && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {t('columns.orders')}: {number(row.total_orders)}
          </Typography>
        )}
      </Box>
    ),
  });
  const actions = column('actions', t('columns.actions'), {
    width: sizes.actions,
    renderCell: ({ row }) => (
      <Button {...linkTo(row.id)} size="small" aria-label={t('viewOf', { name: fullNameOf(row) })}>
        {t('view')}
      </Button>
    ),
  });
  const orders = column('orders', t('columns.orders'), {
    sortable: true,
    ...numeric,
    width: 88,
    renderCell: ({ row }) => number(row.total_orders),
  });
  if (isPhone) return { columns: [customer, spent, actions, orders], rowHeight };

  const phone = column('phone', t('columns.contact'), {
    // Wide enough for a phone number, which does not wrap, even with increased letter spacing.
    width: 156,
    renderCell: ({ row }) => row.phone && <PhoneLink phone={row.phone} />,
  });
  const columns = [
    customer,
    ...(breakpoint === 'desktop' ? [phone] : []),
    column('join_date', t('columns.joined'), {
      width: 126,
      renderCell: ({ row }) => <CellText>{date(row.join_date)}</CellText>,
    }),
    orders,
    spent,
    column('last_order_date', t('columns.lastOrder'), {
      width: 126,
      renderCell: ({ row }) => <CellText>{date(row.last_order_date)}</CellText>,
    }),
    actions,
  ];

  return { columns, rowHeight };
}
