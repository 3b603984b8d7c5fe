import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { CustomerName, useDeliveryAddress, useStatusLabel } from '@/entities/order';
import { unbroken, useFormat, useMedicineName } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { Facts } from '@/shared/ui/facts';
import { Code, Ltr } from '@/shared/ui/ltr';

const LINE = '1px solid #999';

/** What to take from the shelves and for whom, on paper: a box to tick for every item, and no prices. */
export function PickingSlip({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('staff');
  const { dateTime, number } = useFormat();
  const medicineOf = useMedicineName();
  const { labelOf } = useStatusLabel();
  const delivery = useDeliveryAddress(order);

  return (
    <>
      {order.status === 'cancelled' && (
        // No button leads here, but the browser's own menu prints it all the same.
        <Typography variant="h2" component="p" sx={{ textAlign: 'center', mb: 2 }}>
          {labelOf(order)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', borderBlockEnd: LINE, pb: 2, mb: 3 }}>
        <Typography variant="h5" component="p">
          {t('slip.title')}
        </Typography>
        <Typography variant="h5" component="p">
          <Code>{order.order_code}</Code>
        </Typography>
      </Box>
      <Box sx={{ mb: 3, '& *': { color: 'inherit' } }}>
        <Facts
          columns={2}
          facts={[
            { label: t('orders.date'), value: dateTime(order.created_at) },
            { label: t('orders.customerName'), value: <CustomerName customer={order.customer} /> },
            { label: t('orders.phone'), value: order.phone_number && <Ltr>{order.phone_number}</Ltr> },
            {
              label: t('orders.address'),
              value: delivery ? <AddressLine parts={[delivery.recipient, ...delivery.parts]} /> : t('orders.pickup'),
            },
            { label: t('orders.notes'), value: order.notes && <bdi>{order.notes}</bdi> },
          ]}
        />
      </Box>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', borderBlockEnd: LINE, paddingBlock: 1.25, paddingInlineEnd: 2 },
          '& tr': { breakInside: 'avoid' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('slip.picked')}</th>
            <th scope="col">{t('slip.quantity')}</th>
            <th scope="col">{t('slip.item')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ id, medication, quantity }) => (
            <tr key={id}>
              <td>
                <Box sx={{ width: 16, height: 16, border: '1.5px solid #000' }} />
              </td>
              <td>{number(quantity)}</td>
              <td>
                <bdi>{unbroken(medicineOf(medication))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('slip.units', { count: order.total_items })}</Typography>
    </>
  );
}
