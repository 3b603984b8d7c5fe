import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ListedOrder } from '@contract/wire/order';
import { OrderStatusChip } from '@/entities/order';
import { ReorderButton } from '@/features/reorder';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { Code } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { OrderedProducts } from './OrderedProducts';

interface OrderCardProps {
  order: ListedOrder;
  /** The page of the history to come back to. */
  returnPage?: number;
}

export function OrderCard({ order, returnPage }: OrderCardProps) {
  const { t } = useTranslation(['customer', 'orders']);
  const { date } = useFormat();
  const { nameOf } = useLanguage();
  const search = returnPage === undefined ? '' : `?returnPage=${returnPage}`;

  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Stack spacing={0.5} sx={{ flexGrow: 1, flexBasis: { sm: 0 }, minWidth: 0 }}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600 }}>
              <Code>{order.order_code}</Code>
            </Typography>
            <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {t('customer:placedOn', { date: date(order.created_at) })} ·{' '}
            <Trans
              t={t}
              i18nKey="customer:from"
              components={{ pharmacy: <TextWithLang>{nameOf(order.pharmacy)}</TextWithLang> }}
            />
          </Typography>
          {order.products && <OrderedProducts products={order.products} />}
          <Typography variant="body2">
            {t('orders:itemCount', { count: order.total_items })} · <Money amount={order.total_amount} />
          </Typography>
        </Stack>
        <ReorderButton order={order} />
        <Button
          component={Link}
          to={routeTo(ROUTES.customerOrder, order.id) + search}
          variant="outlined"
          aria-label={t('customer:viewDetailsOf', { code: order.order_code })}
        >
          {t('customer:viewDetails')}
        </Button>
      </Stack>
    </Card>
  );
}
