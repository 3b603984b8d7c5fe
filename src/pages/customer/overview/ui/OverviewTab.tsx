import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { FEATURED } from '@contract/listLimits';
import { useGetOrdersQuery } from '@/entities/order';
import { REFETCHED } from '@/shared/api';
import { useFormat } from '@/shared/lib/format';

import { OrderCards } from './OrderCards';

/** The number of orders, and the newest of them. */
export function OverviewTab({ onViewAll }: { onViewAll: () => void }) {
  const { t } = useTranslation('customer');
  const { number } = useFormat();
  const { data, error, refetch } = useGetOrdersQuery({ paginate: FEATURED.recentOrders }, REFETCHED);

  return (
    <Stack spacing={3}>
      {(data || !error) && (
        <Card sx={{ p: 3 }}>
          <Typography color="textSecondary">{t('totalOrders')}</Typography>
          <Typography variant="h3" component="p">
            {data ? number(data.total) : <Skeleton width={48} />}
          </Typography>
        </Card>
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h5" component="h2">
          {t('recentOrders')}
        </Typography>
        <Button onClick={onViewAll} sx={{ marginInlineEnd: { xs: -1.5, sm: -2.5 } }}>
          {t('viewAllOrders')}
        </Button>
      </Stack>
      <OrderCards orders={data?.data} error={error} onRetry={refetch} expected={FEATURED.recentOrders} />
    </Stack>
  );
}
