import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ListedOrder } from '@contract/wire/order';
import { ROUTES } from '@/shared/config';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { PlainList } from '@/shared/ui/plain-list';

import { OrderCard } from './OrderCard';

interface OrderCardsProps {
  orders: readonly ListedOrder[] | undefined;
  /** Whether the orders belong to the previous page, because the requested one is still loading. */
  isStale?: boolean;
  error: unknown;
  onRetry: () => unknown;
  /** The number of skeletons while loading. */
  expected: number;
  returnPage?: number;
}

/** A list of orders, or what is shown while it loads, when it has failed, or when it is empty. */
export function OrderCards({ orders, isStale = false, error, onRetry, expected, returnPage }: OrderCardsProps) {
  const { t } = useTranslation('customer');

  if (error && !orders) return <PageError error={error} message={t('ordersFailed')} onRetry={onRetry} />;
  if (!orders) {
    return (
      <Stack spacing={2} aria-busy>
        {Array.from({ length: expected }, (_none, index) => (
          <Skeleton key={index} variant="rounded" height={130} />
        ))}
      </Stack>
    );
  }
  if (orders.length === 0) {
    return (
      <PageEmpty message={t('noOrders')} picture="/images/empty-orders.svg">
        <Button component={Link} to={ROUTES.medications} variant="contained">
          {t('browse')}
        </Button>
      </PageEmpty>
    );
  }
  return (
    <PlainList aria-busy={isStale} spacing={2} sx={{ opacity: isStale ? 0.55 : 1, transition: 'opacity 150ms' }}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} returnPage={returnPage} />
      ))}
    </PlainList>
  );
}
