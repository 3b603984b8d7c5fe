import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isUnderWay } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import {
  OrderAmounts,
  OrderItems,
  OrderReceipt,
  OrderStatusChip,
  OrderTimeline,
  PrescriptionNotice,
  useLiveOrder,
  useStatusLabel,
} from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { ReorderButton } from '@/features/reorder';
import { isNotFound } from '@/shared/api';
import { useLanguage, useSay } from '@/shared/i18n';
import { isolateNote, useFormat } from '@/shared/lib/format';
import { useIdParam } from '@/shared/lib/routing';
import { HIDDEN } from '@/shared/ui/hidden-text';
import { Ltr } from '@/shared/ui/ltr';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { PrintOnly } from '@/shared/ui/print-only';

import { BackLink } from './BackLink';
import { HandoverCard } from './HandoverCard';
import { HelpCard } from './HelpCard';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton';
import { OrderedWith } from './OrderedWith';
import { OrderNotFound } from './OrderNotFound';
import { Section } from './Section';

export function OrderDetailsPage() {
  const { t } = useTranslation('customer');
  const say = useSay();
  const id = useIdParam();
  const query = useLiveOrder(id);
  const { currentData: order, error, fulfilledTimeStamp = 0 } = query;
  // Of one order: from here a link leads to those that were placed with it.
  const [lost, setLost] = useState({ id: 0, at: 0 });
  const isMissing = id === null || isNotFound(error);
  const titleWithout = isMissing ? say('orderNotFound') : t('orderDetails');

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

/** No such order, no answer, or none yet. */
function WithoutOrder({ error, isMissing, onRetry }: WithoutOrderProps) {
  const { t } = useTranslation('customer');

  if (isMissing) return <OrderNotFound />;
  if (error) return <PageError isHeading error={error} message={t('orderFailed')} onRetry={onRetry} />;
  return <OrderDetailsSkeleton />;
}

interface OrderViewProps {
  order: OrderDetails;
  /** Until it has been read anew, nobody knows whether it is as it says. */
  onAnswerLost: () => void;
}

function OrderView({ order, onAnswerLost }: OrderViewProps) {
  const { t } = useTranslation(['customer', 'orders']);
  const { dateTime } = useFormat();
  const { nameOf } = useLanguage();
  const end = order.status === 'cancelled' ? order.events.at(-1) : undefined;
  const news = useStatusNews(order);

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <Box sx={{ flex: '1 1 300px' }}>
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mb: 1 }}>
            {/* In large letters a phone's line has no room for a whole code. */}
            <Typography variant="h4" component="h1" sx={{ minWidth: 0 }}>
              <Ltr>{order.order_code}</Ltr>
            </Typography>
            <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
          </Stack>
          <Box role="status" sx={HIDDEN}>
            {news}
          </Box>
          <Typography color="textSecondary">
            {t('customer:placedOn', { date: dateTime(order.created_at) })} ·{' '}
            {t('customer:soldBy', { pharmacy: nameOf(order.pharmacy) })}
          </Typography>
          {order.ordered_with && order.ordered_with.length > 0 && <OrderedWith orders={order.ordered_with} />}
        </Box>
        {/* A line of its own on a phone, which begins where all others begin. */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <CancelOrderButton order={order} onAnswerLost={onAnswerLost} />
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t('customer:printReceipt')}
          </Button>
          <ReorderButton order={order} />
        </Stack>
      </Stack>
      {end?.reason && (
        <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {t('customer:cancelledBecause', { reason: isolateNote(end.reason) })}
        </Alert>
      )}
      {end?.actor === 'operator' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('customer:cancelledByUs')}
        </Alert>
      )}
      {isUnderWay(order.status) && <PrescriptionNotice lines={order.items} sx={{ mb: 3 }} />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' } }}>
        <Stack spacing={3}>
          <Section title={t('orders:items')}>
            <OrderItems items={order.items} isLinked />
          </Section>
          <Section title={t('orders:timeline')}>
            <OrderTimeline order={order} isOwn />
          </Section>
        </Stack>
        <Stack spacing={3}>
          <Section title={t('orders:summary')}>
            <OrderAmounts amounts={order} />
          </Section>
          <HandoverCard order={order} />
          <HelpCard order={order} />
        </Stack>
      </Box>
    </>
  );
}

/** The order moves by itself while somebody looks at it; the status that they found is no news. */
function useStatusNews(order: OrderDetails) {
  const { t } = useTranslation('customer');
  const { labelOf } = useStatusLabel();
  const [found] = useState(order.status);
  return order.status !== found && `${t('order', { code: order.order_code })}: ${labelOf(order)}`;
}
