import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { allowedTransitions } from '@contract/order';
import type { OrderDetails, OrderEvent } from '@contract/wire/order';
import { isolateNote, useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';
import { PlainList } from '@/shared/ui/plain-list';

import { useStatusLabel } from '../model/useStatusLabel';

interface OrderTimelineProps {
  order: Pick<OrderDetails, 'events' | 'fulfilment' | 'status'>;
  /** Whether the reader is the customer. */
  isOwn?: boolean;
}

/** The events of an order, oldest first, and the steps still to come in grey. */
export function OrderTimeline({ order, isOwn = false }: OrderTimelineProps) {
  const { t } = useTranslation('orders');
  const { dateTime, money } = useFormat();
  const { eventOf } = useStatusLabel();
  const { events, fulfilment } = order;
  const last = events.at(-1);
  const said = ({ status, refunded_amount: refunded, refused_amount: refused }: OrderEvent) => {
    if (refunded !== null) return t('refundEvent', { amount: money(refunded) });
    return refused === null ? eventOf({ status, fulfilment }) : t('refusedEvent', { amount: money(refused) });
  };
  const ahead = allowedTransitions(order.status).filter((status) => status !== 'cancelled');

  return (
    <PlainList component="ol" aria-label={t('timeline')}>
      {events.map((event) => (
        <Step
          key={event.id}
          color={event.status === 'cancelled' ? 'error.main' : 'primary.main'}
          isNow={event === last}
        >
          <Typography sx={{ fontWeight: event === last ? 600 : 400 }}>{said(event)}</Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={event.created_at}>{dateTime(event.created_at)}</time> ·{' '}
            {t(`actor.${isOwn && event.actor === 'customer' ? 'self' : event.actor}`)}
          </Typography>
          {/* The customer's page says why it was cancelled at its top. */}
          {(!isOwn || event.status !== 'cancelled') && event.reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('reason', { reason: isolateNote(event.reason) })}
            </Typography>
          )}
        </Step>
      ))}
      {ahead.map((status) => (
        <Step key={status}>
          <Typography color="textSecondary">
            {eventOf({ status, fulfilment })}
            <HiddenText> ({t('ahead')})</HiddenText>
          </Typography>
        </Step>
      ))}
    </PlainList>
  );
}

interface StepProps {
  /** Undefined for a step still to come. */
  color?: string;
  isNow?: boolean;
  children: ReactNode;
}

/** A dot with the text of an event, or a ring for a step still to come. */
const Step = ({ color, isNow = false, children }: StepProps) => (
  <Box
    component="li"
    aria-current={isNow ? 'step' : undefined}
    sx={{
      position: 'relative',
      paddingInlineStart: 3.5,
      pb: 2.5,
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 2,
        insetBlockStart: 6,
        width: 12,
        height: 12,
        borderRadius: '50%',
        // Drawn as a border, because forced-colours mode removes backgrounds but keeps borders.
        border: color ? 6 : 2,
        borderColor: color ?? 'text.secondary',
      },
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 7,
        insetBlockStart: 22,
        insetBlockEnd: -2,
        width: 2,
        bgcolor: 'divider',
      },
      '&:last-of-type': { pb: 0 },
    }}
  >
    {children}
  </Box>
);
