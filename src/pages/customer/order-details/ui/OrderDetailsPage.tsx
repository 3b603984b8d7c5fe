import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OrderReceipt, useLiveOrder } from '@/entities/order';
import { isNotFound } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useIdParam } from '@/shared/lib/routing';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { PrintOnly } from '@/shared/ui/print-only';

import { BackLink } from './BackLink';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton';
import { OrderNotFound } from './OrderNotFound';
import { OrderView } from './OrderView';

export function OrderDetailsPage() {
  const { t } = useTranslation('customer');
  const messageOf = useMessages();
  const id = useIdParam();
  const query = useLiveOrder(id);
  const { currentData: order, error, fulfilledTimeStamp = 0 } = query;
  // Stored with the order's id, because the page stays mounted when a link leads to another order of the same purchase.
  const [lost, setLost] = useState({ id: 0, at: 0 });
  const isMissing = id === null || isNotFound(error);
  const titleWithout = isMissing ? messageOf('orderNotFound') : t('orderDetails');

  return (
    <>
      <PageTitle title={order ? t('order', { code: order.order_code }) : titleWithout} />
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink />
        {order ? (
          <>
            {lost.id === order.id && lost.at > fulfilledTimeStamp && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('cancelUnheard')}
              </Alert>
            )}
            <OrderView key={order.id} order={order} onAnswerLost={() => setLost({ id: order.id, at: Date.now() })} />
          </>
        ) : (
          <WithoutOrder error={error} isMissing={isMissing} onRetry={query.refetch} />
        )}
      </Box>
      {order && (
        <PrintOnly>
          <OrderReceipt order={order} />
        </PrintOnly>
      )}
    </>
  );
}

interface WithoutOrderProps {
  error: unknown;
  isMissing: boolean;
  onRetry: () => unknown;
}

/** The states without an order: it does not exist, it failed to load, or it is loading. */
function WithoutOrder({ error, isMissing, onRetry }: WithoutOrderProps) {
  const { t } = useTranslation('customer');

  if (isMissing) return <OrderNotFound />;
  if (error) return <PageError isHeading error={error} message={t('orderFailed')} onRetry={onRetry} />;
  return <OrderDetailsSkeleton />;
}
