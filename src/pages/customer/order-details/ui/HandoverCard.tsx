import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useDeliveryAddress, usePaymentLabel } from '@/entities/order';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';
import { Facts } from '@/shared/ui/facts';
import { Ltr } from '@/shared/ui/ltr';

/** Where the order goes, or where it waits, and how it is paid. */
export function HandoverCard({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['customer', 'orders']);
  const { nameOf, textOf } = useLanguage();
  const { methodOf, stateOf } = usePaymentLabel();
  const { pharmacy } = order;
  const delivery = useDeliveryAddress(order);
  const parts = delivery?.parts ?? [nameOf(pharmacy), textOf(pharmacy.address, pharmacy.address_ar) ?? ''];

  return (
    <Card component="section" sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t(delivery ? 'customer:shippingInformation' : 'customer:pickupInformation')}
      </Typography>
      <Facts
        isAside
        facts={[
          { label: t('customer:recipient'), value: delivery && <bdi>{delivery.recipient}</bdi> },
          { label: t('customer:address'), value: <AddressLine parts={parts} /> },
          { label: t('customer:phone'), value: <Ltr>{order.phone_number}</Ltr> },
          { label: t('customer:paymentMethod'), value: methodOf(order) },
          { label: t('customer:paymentState'), value: stateOf(order) },
          { label: t('customer:notes'), value: order.notes && <bdi>{order.notes}</bdi> },
        ]}
      />
    </Card>
  );
}
