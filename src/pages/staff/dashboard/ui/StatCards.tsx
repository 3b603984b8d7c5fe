import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { PharmacyStatistics } from '@contract/wire/statistics';
import { POLLED } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { PageError } from '@/shared/ui/page-state';
import { PlainList } from '@/shared/ui/plain-list';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

import { useGetStatisticsQuery } from '../api/dashboardApi';
import { StatCard } from './StatCard';

/**
 * Columns of this share of the width, or fewer if an amount has no room. The share is a pixel less than half or a quarter, so that rounding
 * up does not cost a column.
 */
const columns = (share: string, room: string) => `repeat(auto-fill, minmax(min(100%, max(${share}, ${room})), 1fr))`;

/** Four figures over all time, each with a comparison of this month and the last. */
export function StatCards() {
  const { t } = useTranslation('dashboard');
  const { money, number } = useFormat();
  const { data, error, refetch } = useGetStatisticsQuery(undefined, POLLED);
  if (error && !data) return <PageError error={error} message={t('failed')} onRetry={refetch} />;

  const figure = <T,>(read: (statistics: PharmacyStatistics) => T) => data && read(data);
  return (
    <PlainList
      aria-label={t('figures')}
      aria-busy={!data}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: {
          xs: columns('50% - 5px', '8.5rem'),
          sm: columns('50% - 9px', '11rem'),
          md: columns('50% - 9px', '13rem'),
          lg: columns('25% - 13px', '13rem'),
        },
      }}
    >
      <StatCard
        Icon={PaymentsIcon}
        figure="revenue"
        value={figure(({ total_revenue }) => money(total_revenue))}
        month={figure(({ this_month }) => money(this_month.revenue))}
        change={figure(({ change }) => change.revenue)}
      />
      <StatCard
        Icon={ReceiptIcon}
        figure="orders"
        value={figure(({ total_orders }) => number(total_orders))}
        month={figure(({ this_month }) => number(this_month.orders))}
        change={figure(({ change }) => change.orders)}
      >
        {data && data.pending_orders > 0 && (
          <Link
            component={RouterLink}
            to={`${ROUTES.staffOrders}?status=pending`}
            variant="body2"
            sx={{ ...TOUCH_TARGET, fontWeight: 600 }}
          >
            {t('waiting', { count: data.pending_orders })}
          </Link>
        )}
      </StatCard>
      <StatCard
        Icon={MedicationIcon}
        figure="medications"
        value={figure(({ total_medications }) => number(total_medications))}
        month={figure(({ this_month }) => number(this_month.medications))}
        change={figure(({ change }) => change.medications)}
        // Counts products that were added: fewer than last month is not a loss.
        isChangeNeutral
      />
      <StatCard
        Icon={GroupsIcon}
        figure="customers"
        value={figure(({ total_customers }) => number(total_customers))}
        month={figure(({ this_month }) => number(this_month.customers))}
        change={figure(({ change }) => change.customers)}
      />
    </PlainList>
  );
}
