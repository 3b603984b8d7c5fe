import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { Ltr } from '@/shared/ui/ltr';

/** Where the order goes, or where it waits, and how it is paid. */
export function HandoverCard({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['customer', 'orders']);
  const { nameOf, textOf } = useLanguage();
  const isPickup = order.fulfilment === 'pickup';
  const address = isPickup
    ? `${nameOf(order.pharmacy)}, ${textOf(order.pharmacy.address, order.pharmacy.address_ar) ?? ''}`
    : textOf(order.delivery_address, order.delivery_address_ar);

  return (
    <Card component="section" sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t(isPickup ? 'customer:pickupInformation' : 'customer:shippingInformation')}
      </Typography>
      <Facts
        facts={[
          { label: t('customer:address'), value: address },
          { label: t('customer:phone'), value: <Ltr>{order.phone_number}</Ltr> },
          { label: t('customer:paymentMethod'), value: t(`orders:payment.${order.payment_method}`) },
          { label: t('customer:paymentState'), value: t(`orders:paymentStatus.${order.payment_status}`) },
          { label: t('customer:notes'), value: order.notes },
        ]}
      />
      <Button href={`tel:${order.pharmacy.phone}`} variant="outlined" fullWidth sx={{ mt: 3 }}>
        {t('customer:callPharmacy')}
      </Button>
    </Card>
  );
}
