import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useFormat } from '@/shared/lib/format';

import { useStatusLabel } from '../model/useStatusLabel';

/** Every step that the order has taken, oldest first. */
export function OrderTimeline({ order }: { order: Pick<OrderDetails, 'events' | 'fulfilment'> }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormat();
  const { eventOf } = useStatusLabel();
  const last = order.events.at(-1);

  return (
    <Box component="ol" aria-label={t('timeline')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {order.events.map((event) => (
        <Box
          component="li"
          key={event.id}
          aria-current={event === last ? 'step' : undefined}
          sx={{
            position: 'relative',
            paddingInlineStart: 3.5,
            pb: event === last ? 0 : 2.5,
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 2,
              insetBlockStart: 5,
              width: 12,
              height: 12,
              borderRadius: '50%',
              bgcolor: event.status === 'cancelled' ? 'error.main' : 'primary.main',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 7,
              insetBlockStart: 20,
              insetBlockEnd: -2,
              width: 2,
              bgcolor: 'divider',
            },
          }}
        >
          <Typography sx={{ fontWeight: event === last ? 600 : 400 }}>
            {eventOf({ status: event.status, fulfilment: order.fulfilment })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={event.created_at}>{dateTime(event.created_at)}</time> · {t(`actor.${event.actor}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
