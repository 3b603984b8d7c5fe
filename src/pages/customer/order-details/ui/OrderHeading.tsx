import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { OrderStatusChip, useStatusLabel } from '@/entities/order';
import { ReorderButton } from '@/features/reorder';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { HIDDEN } from '@/shared/ui/hidden-text';
import { Ltr } from '@/shared/ui/ltr';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { CancelOrderButton } from './CancelOrderButton';
import { OrderedWith } from './OrderedWith';

export interface OrderHeadingProps {
  order: OrderDetails;
  /** Called when a cancellation got no answer: until the order has been read again, the shown status may be wrong. */
  onAnswerLost: () => void;
}

/** The code, the status and the time of the order, and what its customer can do with it. */
export function OrderHeading({ order, onAnswerLost }: OrderHeadingProps) {
  const { t } = useTranslation('customer');
  const { dateTime } = useFormat();
  const { nameOf } = useLanguage();
  const news = useStatusNews(order);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mb: 1 }}>
          {/* May shrink: with large text, a whole code does not fit in one line of a phone. */}
          <Typography variant="h4" component="h1" sx={{ minWidth: 0 }}>
            <Ltr>{order.order_code}</Ltr>
          </Typography>
          <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
        </Stack>
        <Box role="status" sx={HIDDEN}>
          {news}
        </Box>
        <Typography color="textSecondary">
          {t('placedOn', { date: dateTime(order.created_at) })} ·{' '}
          <Trans
            t={t}
            i18nKey="soldBy"
            components={{ pharmacy: <TextWithLang>{nameOf(order.pharmacy)}</TextWithLang> }}
          />
        </Typography>
        {order.ordered_with && order.ordered_with.length > 0 && <OrderedWith orders={order.ordered_with} />}
      </Box>
      {/* On a phone the buttons get their own line, aligned with the start of the text. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <CancelOrderButton order={order} onAnswerLost={onAnswerLost} />
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('printReceipt')}
        </Button>
        <ReorderButton order={order} />
      </Stack>
    </Stack>
  );
}

/**
 * Announces a status that changes while the page is open. Neither the status at the beginning nor the customer's own cancellation is news.
 */
function useStatusNews(order: OrderDetails) {
  const { t } = useTranslation('customer');
  const { labelOf } = useStatusLabel();
  const [found] = useState(order.status);
  const isOwn = order.events.at(-1)?.actor === 'customer';
  return order.status !== found && !isOwn && `${t('order', { code: order.order_code })}: ${labelOf(order)}`;
}
