import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { routeToStaffOrder } from '@contract/routeToStaffOrder';
import { CustomerName, OrderStatusChip, useGetOrdersQuery } from '@/entities/order';
import { POLLED } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { Code } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

import { Panel } from './Panel';
import { PanelLink } from './PanelLink';
import { PanelList } from './PanelList';

const RECENT = 5;

/** A row this narrow, in relation to its text, has no room for a code and an amount beside each other. */
const IN_LARGE_LETTERS = '@container (max-width: 15rem)';

export function RecentOrders() {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  const { data, error, refetch } = useGetOrdersQuery({ paginate: RECENT }, POLLED);

  return (
    <Panel
      title={t('recentOrders.title')}
      action={<PanelLink to={ROUTES.staffOrders}>{t('recentOrders.all')}</PanelLink>}
    >
      <PanelList
        rows={data?.data}
        most={RECENT}
        error={error}
        failedText={t('recentOrders.failed')}
        emptyText={t('recentOrders.empty')}
        onRetry={refetch}
      >
        {(order) => (
          <Box
            sx={{
              flexGrow: 1,
              minWidth: 0,
              display: 'grid',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 112px' },
              gridTemplateAreas: { xs: '"code total" "who status"', sm: '"code status total" "who status total"' },
              [IN_LARGE_LETTERS]: {
                gridTemplateColumns: 'minmax(0, 1fr)',
                gridTemplateAreas: '"code" "who" "status" "total"',
                '&& > *': { justifySelf: 'start' },
              },
            }}
          >
            <MuiLink
              component={Link}
              to={routeToStaffOrder(order.id)}
              sx={{ ...TOUCH_TARGET, gridArea: 'code', justifySelf: 'start', fontWeight: 600 }}
            >
              <Code>{order.order_code}</Code>
            </MuiLink>
            <Typography
              variant="body2"
              color="textSecondary"
              // Always two lines on a phone: whether one is enough depends on the font, which loads late and would move the content below.
              sx={{
                gridArea: 'who',
                display: 'flex',
                flexDirection: { xs: 'column', sm: 'row' },
                alignItems: 'flex-start',
                columnGap: 1,
                minWidth: 0,
                '& > *': { maxWidth: '100%' },
                [IN_LARGE_LETTERS]: {
                  flexDirection: 'column',
                  '& > time': { whiteSpace: 'normal' },
                  '& > [aria-hidden]': { display: 'none' },
                },
              }}
            >
              <CustomerName customer={order.customer} noWrap />
              <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
                ·
              </Box>
              <Box component="time" dateTime={order.created_at} sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
                {dateTime(order.created_at)}
              </Box>
            </Typography>
            <Box sx={{ gridArea: 'status', justifySelf: 'end' }}>
              <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
            </Box>
            <Typography component="span" sx={{ gridArea: 'total', justifySelf: 'end', fontWeight: 600 }}>
              <Money amount={order.total_amount} />
            </Typography>
          </Box>
        )}
      </PanelList>
    </Panel>
  );
}
