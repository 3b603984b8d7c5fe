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
  /** Until it has been read anew, nobody knows whether it is as it says. */
  onAnswerLost: () => void;
}

/** Which order it is and how it stands, and what its customer can do about it. */
export function OrderHeading({ order, onAnswerLost }: OrderHeadingProps) {
  const { t } = useTranslation('customer');
  const { dateTime } = useFormat();
  const { nameOf } = useLanguage();
  const news = useStatusNews(order);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
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
          {t('placedOn', { date: dateTime(order.created_at) })} ·{' '}
          <Trans
            t={t}
            i18nKey="soldBy"
            components={{ pharmacy: <TextWithLang>{nameOf(order.pharmacy)}</TextWithLang> }}
          />
        </Typography>
        {order.ordered_with && order.ordered_with.length > 0 && <OrderedWith orders={order.ordered_with} />}
      </Box>
      {/* A line of its own on a phone, which begins where all others begin. */}
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

/** The order moves by itself while somebody looks at it; neither the status that they found nor their own cancelling is news. */
function useStatusNews(order: OrderDetails) {
  const { t } = useTranslation('customer');
  const { labelOf } = useStatusLabel();
  const [found] = useState(order.status);
  const isOwn = order.events.at(-1)?.actor === 'customer';
  return order.status !== found && !isOwn && `${t('order', { code: order.order_code })}: ${labelOf(order)}`;
}
