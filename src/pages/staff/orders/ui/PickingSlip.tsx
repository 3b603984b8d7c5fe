import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails, OrderItem } from '@contract/wire/order';
import { CustomerName, OrderNote, useDeliveryAddress, usePaymentLabel, useStatusLabel } from '@/entities/order';
import { useLanguage, useMessages } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { DescriptionList } from '@/shared/ui/description-list';
import { Code, Ltr } from '@/shared/ui/ltr';
import { MedicineName } from '@/shared/ui/medicine-name';
import { Money } from '@/shared/ui/money';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { useExpiryWarning } from '../model/useExpiryWarning';

const LINE = '1px solid #999';

/**
 * The paper for packing an order: what to take from the shelves, for whom, and how much to collect. Each item has a box to tick, and no
 * price.
 */
export function PickingSlip({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('staff');
  const { dateTime, number } = useFormat();
  const { labelOf } = useStatusLabel();
  const { nameOf } = useLanguage();
  const { methodOf, cashOf } = usePaymentLabel();
  const delivery = useDeliveryAddress(order, order.customer.name);
  const cash = cashOf(order);
  const warningOf = useExpiryWarning(order);

  return (
    <>
      {order.status === 'cancelled' && (
        // There is no button for the slip of a cancelled order, but the browser's own menu prints it all the same.
        <Typography variant="h2" component="p" sx={{ textAlign: 'center', mb: 2 }}>
          {labelOf(order)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', borderBlockEnd: LINE, pb: 2, mb: 3 }}>
        <div>
          <Typography variant="h5" component="p">
            {t('slip.title')}
          </Typography>
          <TextWithLang>{nameOf(order.pharmacy)}</TextWithLang>
        </div>
        <Typography variant="h5" component="p">
          <Code>{order.order_code}</Code>
        </Typography>
      </Box>
      <Box sx={{ mb: 3, '& *': { color: 'inherit' } }}>
        <DescriptionList
          columns={2}
          items={[
            { label: t('orders.date'), value: dateTime(order.created_at) },
            { label: t('orders.customerName'), value: <CustomerName customer={order.customer} /> },
            { label: t('orders.phone'), value: order.phone_number && <Ltr>{order.phone_number}</Ltr> },
            delivery
              ? { label: t('orders.address'), value: delivery.recipient && <AddressLine parts={delivery.lines} /> }
              : { label: t('orders.fulfilment'), value: t('orders.pickup') },
            { label: t('orders.payment'), value: methodOf(order) },
            { label: t('slip.toCollect'), value: cash > 0 ? <Money amount={cash} /> : t('slip.nothingToCollect') },
            { label: t('orders.notes'), value: order.notes && <OrderNote>{order.notes}</OrderNote>, isWide: true },
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
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>
                <Box sx={{ width: 16, height: 16, border: '1.5px solid #000' }} />
              </td>
              <td>{number(item.quantity)}</td>
              <td>
                <PickedItem item={item} warning={warningOf(item)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('slip.units', { count: order.total_items })}</Typography>
    </>
  );
}

/** An item, with what to check before it is handed over. */
function PickedItem({ item: { medication }, warning }: { item: OrderItem; warning: string | null }) {
  const onPrescription = useMessages()('prescriptionRequired');

  return (
    <>
      <MedicineName medicine={medication} />
      <Box sx={{ fontWeight: 600 }}>{medication.prescription_required && onPrescription}</Box>
      <Box sx={{ fontWeight: 600 }}>{warning}</Box>
    </>
  );
}
