import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { CustomerDetails } from '@contract/wire/customer';
import { OrderStatusChip } from '@/entities/order';
import { useFormat } from '@/shared/lib/format';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';

const COLUMNS = ['code', 'date', 'status', 'items', 'total'] as const;

/** The latest orders, the newest first; on a phone the table scrolls by itself. */
export function OrderHistory({ orders }: Pick<CustomerDetails, 'orders'>) {
  const { t } = useTranslation('customers');
  const { date, number } = useFormat();
  if (orders.length === 0) return <Typography color="textSecondary">{t('noOrders')}</Typography>;

  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('history')}>
      <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{t(`order.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id}>
              <TableCell component="th" scope="row">
                <Ltr>{order.order_code}</Ltr>
              </TableCell>
              <TableCell>{date(order.date)}</TableCell>
              <TableCell>
                <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
              </TableCell>
              <TableCell>{number(order.total_items)}</TableCell>
              <TableCell>
                <Money amount={order.total_amount} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
