import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { CustomerDetails } from '@contract/wire/customer';
import { OrderStatusChip } from '@/entities/order';
import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { NumberedPager } from '@/shared/ui/pager';

const COLUMNS = ['code', 'date', 'status', 'items', 'total'] as const;

interface OrderHistoryProps extends Pick<CustomerDetails, 'orders'> {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** The next page is on its way; the last one steps back. */
  isTurning: boolean;
}

/** A page of orders, the newest first; on a phone the table scrolls by itself. */
export function OrderHistory({ orders, page, lastPage, onPage, isTurning }: OrderHistoryProps) {
  const { t } = useTranslation('customers');
  const { date, number } = useFormat();
  if (orders.length === 0) return <Typography color="textSecondary">{t('noOrders')}</Typography>;

  return (
    <>
      <Box
        sx={{ overflowX: 'auto', opacity: isTurning ? 0.5 : 1 }}
        tabIndex={0}
        role="group"
        aria-label={t('history')}
        aria-busy={isTurning}
      >
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
                  <Link component={RouterLink} to={`${ROUTES.staffOrders}?q=${order.order_code}`}>
                    <Ltr>{order.order_code}</Ltr>
                  </Link>
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
      {lastPage > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 2 }}>
          <NumberedPager page={page} lastPage={lastPage} onPage={onPage} />
        </Box>
      )}
    </>
  );
}
