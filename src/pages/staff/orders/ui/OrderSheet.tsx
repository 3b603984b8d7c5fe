import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import {
  CustomerName,
  OrderAmounts,
  OrderItems,
  OrderNote,
  OrderStatusChip,
  OrderTimeline,
  useDeliveryAddress,
  usePaymentLabel,
} from '@/entities/order';
import { useFormat } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { DescriptionList } from '@/shared/ui/description-list';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { PhoneLink } from '@/shared/ui/phone-link';

import { useExpiryWarning } from '../model/useExpiryWarning';
import { RefusedPayment } from './RefusedPayment';
import { RefusedRefund } from './RefusedRefund';

/** What a pharmacist needs to pack an order and to reach its customer. */
export function OrderSheet({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['staff', 'orders']);
  const { dateTime } = useFormat();
  const delivery = useDeliveryAddress(order, order.customer.name);
  const { paymentOf, cashOf } = usePaymentLabel();
  const address = delivery?.recipient && <AddressLine parts={delivery.lines} />;

  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {/* May shrink: with large text, a whole code does not fit in one line of a phone. */}
        <Typography variant="h5" component="p" sx={{ minWidth: 0 }}>
          <Ltr>{order.order_code}</Ltr>
        </Typography>
        <OrderStatusChip status={order.status} fulfilment={order.fulfilment} />
        {/* Repeated here, because the amounts at the end of the sheet are out of sight when it opens. */}
        <Typography variant="h6" component="p" sx={{ marginInlineStart: { sm: 'auto' } }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {t(cashOf(order) > 0 ? 'staff:slip.toCollect' : 'staff:orders.columns.total')}
          </Typography>{' '}
          <Money amount={order.total_amount} />
        </Typography>
      </Stack>
      <RefusedPayment order={order} />
      <RefusedRefund order={order} />
      <DescriptionList
        columns={3}
        items={[
          { label: t('staff:orders.date'), value: dateTime(order.created_at) },
          { label: t('staff:orders.payment'), value: paymentOf(order) },
          { label: t('staff:orders.customerName'), value: <CustomerName customer={order.customer} /> },
          { label: t('staff:orders.phone'), value: order.phone_number && <PhoneLink phone={order.phone_number} /> },
          delivery
            ? { label: t('staff:orders.address'), value: address }
            : { label: t('staff:orders.fulfilment'), value: t('staff:orders.pickup') },
          {
            label: t('staff:orders.notes'),
            value: order.notes && <OrderNote>{order.notes}</OrderNote>,
            isWide: true,
          },
        ]}
      />
      <Divider />
      <OrderItems items={order.items} warningOf={useExpiryWarning(order)} />
      <Divider />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <OrderTimeline order={order} />
        <OrderAmounts amounts={order} />
      </Box>
    </Stack>
  );
}
