import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { CustomerName, OrderStatusChip, useGetOrdersQuery } from '@/entities/order';
import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';

import { Panel } from './Panel';
import { PanelList } from './PanelList';

const RECENT = 5;
const NEW_ORDERS_EVERY_MS = 30_000;

export function RecentOrders() {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  const { data, error, refetch } = useGetOrdersQuery(
    { paginate: RECENT },
    { pollingInterval: NEW_ORDERS_EVERY_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );

  return (
    <Panel
      title={t('recentOrders.title')}
      action={
        <Button component={Link} to={ROUTES.staffOrders} size="small">
          {t('recentOrders.all')}
        </Button>
      }
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
          <>
            <Stack sx={{ minWidth: 0, flex: '1 1 180px' }}>
              <Typography noWrap>
                <MuiLink
                  component={Link}
                  to={`${ROUTES.staffOrders}?q=${encodeURIComponent(order.order_code)}`}
                  sx={{ fontWeight: 600 }}
                >
                  <Ltr>{order.order_code}</Ltr>
                </MuiLink>
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                <CustomerName customer={order.customer} /> · {dateTime(order.created_at)}
              </Typography>
            </Stack>
            <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
            <Typography component="span" sx={{ fontWeight: 600, minWidth: 96, textAlign: 'end' }}>
              <Money amount={order.total_amount} />
            </Typography>
          </>
        )}
      </PanelList>
    </Panel>
  );
}
