import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderDetails, OrderItem } from '@contract/wire/order';
import { useLanguage, useMessages } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { BrandMark } from '@/shared/ui/brand-mark';
import { DescriptionList } from '@/shared/ui/description-list';
import { Code } from '@/shared/ui/ltr';
import { MedicineName } from '@/shared/ui/medicine-name';
import { Money } from '@/shared/ui/money';

import { useDeliveryAddress } from '../model/useDeliveryAddress';
import { usePaymentLabel } from '../model/usePaymentLabel';
import { useStatusLabel } from '../model/useStatusLabel';
import { CustomerName } from './CustomerName';
import { OrderAmounts } from './OrderAmounts';

const LINE = '1px solid #999';
const COLUMNS = ['item', 'quantity', 'price', 'amount'] as const;

/** A receipt to print, with the names, prices and amounts at the time of ordering. Uses the texts of `orders` and `messages`. */
export function OrderReceipt({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');

  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          borderBlockEnd: LINE,
          pb: 2,
          mb: 3,
        }}
      >
        <BrandMark />
        <Typography variant="h5" component="p">
          {t('receipt.title')}
        </Typography>
      </Box>
      <ReceiptFacts order={order} />
      <ReceiptItems items={order.items} />
      <Box sx={{ width: '50%', marginInlineStart: 'auto', breakInside: 'avoid', '& *': { color: 'inherit' } }}>
        <OrderAmounts amounts={order} />
      </Box>
    </>
  );
}

function ReceiptFacts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormat();
  const { nameOf, textOf } = useLanguage();
  const { labelOf } = useStatusLabel();
  const { paymentOf } = usePaymentLabel();
  const { pharmacy } = order;
  const delivery = useDeliveryAddress(order, order.customer.name);
  const shop = [nameOf(pharmacy), textOf(pharmacy.address, pharmacy.address_ar) ?? ''];
  // Empty if the customer has deleted their account.
  const place = delivery?.lines ?? shop;

  return (
    <Box sx={{ mb: 3, '& *': { color: 'inherit' } }}>
      <DescriptionList
        columns={2}
        items={[
          { label: t('receipt.order'), value: <Code>{order.order_code}</Code> },
          { label: t('receipt.date'), value: dateTime(order.created_at) },
          { label: t('receipt.seller'), value: <AddressLine parts={shop} /> },
          { label: t('receipt.status'), value: labelOf(order) },
          { label: t('receipt.customer'), value: <CustomerName customer={order.customer} /> },
          { label: t('receipt.payment'), value: paymentOf(order) },
          {
            label: t(delivery ? 'receipt.deliverTo' : 'receipt.pickUp'),
            value: place.length > 0 && <AddressLine parts={place} />,
          },
        ]}
      />
    </Box>
  );
}

function ReceiptItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation('orders');
  const onPrescription = useMessages()('prescriptionRequired');
  const { number } = useFormat();

  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        mb: 3,
        '& th, & td': { textAlign: 'start', verticalAlign: 'top', borderBlockEnd: LINE, paddingBlock: 1 },
        '& :is(th, td):not(:first-of-type)': { textAlign: 'end', paddingInlineStart: 2, whiteSpace: 'nowrap' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`receipt.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, medication, quantity, price, total_price }) => (
          <tr key={id}>
            <td>
              <MedicineName medicine={medication} />
              <Box sx={{ fontWeight: 600 }}>{medication.prescription_required && onPrescription}</Box>
            </td>
            <td>{number(quantity)}</td>
            <td>
              <Money amount={price} />
            </td>
            <td>
              <Money amount={total_price} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
