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

import { routeToStaffOrder } from '@contract/routeToStaffOrder';
import type { CustomerDetails } from '@contract/wire/customer';
import { OrderStatusChip } from '@/entities/order';
import { useFormat } from '@/shared/lib/format';
import { useIsPhone } from '@/shared/lib/screen';
import { Code } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { NUMERIC_CELL } from '@/shared/ui/numeric-column';
import { NumberedPager } from '@/shared/ui/pager';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

const COLUMNS = ['code', 'date', 'status', 'items', 'total'] as const;
/** On a phone the date stands below the code, and the status below the total. The number of items is left to the order itself. */
const COLUMNS_OF_PHONE = ['code', 'total'] as const;

interface OrderHistoryProps extends Pick<CustomerDetails, 'orders'> {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Whether the next page is loading, so that the previous one is dimmed. */
  isTurning: boolean;
}

/** A page of orders, the newest first, with a link to each order. */
export function OrderHistory({ orders, page, lastPage, onPage, isTurning }: OrderHistoryProps) {
  const { t } = useTranslation('customers');
  const isPhone = useIsPhone();
  if (orders.length === 0) return <Typography color="textSecondary">{t('noOrders')}</Typography>;

  return (
    <>
      <Table
        size="small"
        aria-label={t('history')}
        aria-busy={isTurning}
        sx={{ opacity: isTurning ? 0.5 : 1, '& td, & th': { paddingInline: { xs: 0.5, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            {(isPhone ? COLUMNS_OF_PHONE : COLUMNS).map((column) => (
              <TableCell key={column} sx={column === 'total' ? NUMERIC_CELL : undefined}>
                {t(`order.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <Order key={order.id} order={order} isPhone={isPhone} />
          ))}
        </TableBody>
      </Table>
      {lastPage > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 2 }}>
          <NumberedPager page={page} lastPage={lastPage} onPage={onPage} />
        </Box>
      )}
    </>
  );
}

function Order({ order, isPhone }: { order: CustomerDetails['orders'][number]; isPhone: boolean }) {
  const { date, number } = useFormat();
  const day = date(order.date);
  const status = <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />;

  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        <Link component={RouterLink} to={routeToStaffOrder(order.id)} sx={{ ...TOUCH_TARGET, fontWeight: 600 }}>
          <Code>{order.order_code}</Code>
        </Link>
        {isPhone && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {day}
          </Typography>
        )}
      </TableCell>
      {!isPhone && <TableCell>{day}</TableCell>}
      {!isPhone && <TableCell>{status}</TableCell>}
      {!isPhone && <TableCell>{number(order.total_items)}</TableCell>}
      <TableCell sx={NUMERIC_CELL}>
        <Money amount={order.total_amount} />
        {isPhone && <Box sx={{ pt: 0.5 }}>{status}</Box>}
      </TableCell>
    </TableRow>
  );
}
