import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { CustomerName } from '@/entities/order';
import { useCalendarDay } from '@/shared/lib/format';
import type { RowLink } from '@/shared/lib/list-query';
import { Code } from '@/shared/ui/ltr';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

import { FulfilmentIcon } from './FulfilmentIcon';

interface OrderCellProps {
  order: OrderRow;
  /** Set where there is no room for a column of its own. */
  hasCustomer: boolean;
  hasDate: boolean;
  /** The props of the link to the order. */
  link: RowLink;
}

const LINE = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: 0.75,
  maxWidth: '100%',
} as const;

/** The code, which opens the order, and below it the customer and the date. */
export function OrderCell({ order, hasCustomer, hasDate, link }: OrderCellProps) {
  const { t } = useTranslation('staff');
  const { shortMoment } = useCalendarDay();

  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: 0, lineHeight: 1.4 }}>
      <Box sx={LINE}>
        <Link
          {...link}
          variant="body2"
          aria-label={t('orders.viewDetailsOf', { code: order.order_code })}
          sx={{ ...TOUCH_TARGET, fontWeight: 600 }}
        >
          <Code>{order.order_code}</Code>
        </Link>
        {!hasCustomer && <FulfilmentIcon fulfilment={order.fulfilment} />}
      </Box>
      {hasCustomer && (
        // The icon stands beside the name, because a name may be shortened to make room, but not a code.
        <Typography variant="body2" component="div" sx={LINE}>
          <FulfilmentIcon fulfilment={order.fulfilment} />
          <CustomerName customer={order.customer} noWrap />
        </Typography>
      )}
      {hasDate && (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'normal' }}>
          {shortMoment(order.created_at)}
        </Typography>
      )}
    </Stack>
  );
}
