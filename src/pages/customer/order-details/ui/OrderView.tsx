import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { isUnderWay } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { OrderAmounts, OrderItems, OrderTimeline, PrescriptionNotice } from '@/entities/order';
import { isolateNote } from '@/shared/lib/format';

import { HandoverCard } from './HandoverCard';
import { HelpCard } from './HelpCard';
import { OrderHeading, type OrderHeadingProps } from './OrderHeading';
import { Section } from './Section';

/** All details of an order. */
export function OrderView({ order, onAnswerLost }: OrderHeadingProps) {
  const { t } = useTranslation('orders');

  return (
    <>
      <OrderHeading order={order} onAnswerLost={onAnswerLost} />
      {order.status === 'cancelled' && <WhyCancelled events={order.events} />}
      {isUnderWay(order.status) && <PrescriptionNotice lines={order.items} sx={{ mb: 3 }} />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' } }}>
        <Stack spacing={3}>
          <Section title={t('items')}>
            <OrderItems items={order.items} isLinked />
          </Section>
          <Section title={t('timeline')}>
            <OrderTimeline order={order} isOwn />
          </Section>
        </Stack>
        <Stack spacing={3}>
          <Section title={t('summary')}>
            <OrderAmounts amounts={order} />
          </Section>
          <HandoverCard order={order} />
          <HelpCard order={order} />
        </Stack>
      </Box>
    </>
  );
}

/** The last event of a cancelled order is its cancellation. */
function WhyCancelled({ events }: Pick<OrderDetails, 'events'>) {
  const { t } = useTranslation('customer');
  const end = events.at(-1);

  return (
    <>
      {end?.reason && (
        <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {t('cancelledBecause', { reason: isolateNote(end.reason) })}
        </Alert>
      )}
      {end?.actor === 'operator' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('cancelledByUs')}
        </Alert>
      )}
    </>
  );
}
