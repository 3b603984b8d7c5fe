import { useTranslation } from 'react-i18next';

import { CAIRO, momentInCairo } from '@contract/cairoDay';
import type { ExportedOrder } from '@contract/wire/ordersExport';
import { usePaymentLabel, useStatusLabel } from '@/entities/order';
import { writeCsv } from '@/shared/download';

type Column = [heading: string, cellOf: (order: ExportedOrder) => string];

/** Excel reads this format in every language: `2026-03-31 19:04`. */
const momentIn = new Intl.DateTimeFormat('sv-SE', { timeZone: CAIRO, dateStyle: 'short', timeStyle: 'short' });
const writeMoment = (moment: string | null) =>
  moment === null ? '' : momentIn.format(momentInCairo(new Date(moment)));

const writeRefund = ({ created_at, amount }: ExportedOrder['refunds'][number]) =>
  `${writeMoment(created_at)} ${amount.toFixed(2)}`;

/** Writes orders as a table for a pharmacy's books, and returns the headings of its columns. */
export function useOrderSheet() {
  const { t } = useTranslation(['staff', 'orders']);
  const { labelOf } = useStatusLabel();
  const { methodOf, stateOf } = usePaymentLabel();
  const inEgp = (amount: string) => t('staff:orders.download.inEgp', { amount });
  const headings = {
    deliveredAt: t('staff:orders.download.deliveredAt'),
    refundedAt: t('staff:orders.download.refundedAt'),
    revenue: inEgp(t('staff:orders.download.revenueColumn')),
  };
  // The same word whether an order was delivered or picked up, or a filter for it would leave out the latter. Another column says which of
  // both it was.
  const statusOf = (order: ExportedOrder) =>
    order.status === 'delivered' ? t('orders:status.delivered') : labelOf(order);

  const columns: Column[] = [
    [t('staff:orders.columns.code'), ({ order_code }) => order_code],
    [t('staff:orders.download.placedAt'), ({ created_at }) => writeMoment(created_at)],
    [t('staff:orders.columns.status'), statusOf],
    [headings.deliveredAt, ({ delivered_at }) => writeMoment(delivered_at)],
    [t('staff:orders.fulfilment'), ({ fulfilment }) => t(`orders:fulfilment.${fulfilment}`)],
    [t('staff:orders.payment'), (order) => methodOf({ ...order, card: null })],
    [t('staff:orders.download.paymentStatus'), (order) => stateOf({ ...order, total_amount: order.total })],
    [t('staff:orders.columns.items'), ({ total_items }) => String(total_items)],
    [inEgp(t('orders:subtotal')), ({ subtotal }) => subtotal.toFixed(2)],
    [inEgp(t('orders:discount')), ({ discount }) => discount.toFixed(2)],
    [t('staff:orders.download.promoCode'), ({ promo_code }) => promo_code ?? ''],
    [inEgp(t('orders:shipping')), ({ shipping }) => shipping.toFixed(2)],
    [inEgp(t('orders:tax')), ({ tax }) => tax.toFixed(2)],
    [inEgp(t('orders:total')), ({ total }) => total.toFixed(2)],
    [inEgp(t('orders:refunded')), ({ refunded_amount }) => refunded_amount.toFixed(2)],
    [headings.refundedAt, ({ refunds }) => writeMoment(refunds.at(-1)?.created_at ?? null)],
    [t('staff:orders.download.eachRefund'), ({ refunds }) => refunds.map(writeRefund).join('; ')],
    [headings.revenue, ({ revenue }) => revenue.toFixed(2)],
  ];

  return {
    headings,
    write: (orders: readonly ExportedOrder[]) =>
      writeCsv([
        columns.map(([heading]) => heading),
        ...orders.map((order) => columns.map(([, cellOf]) => cellOf(order))),
      ]),
  };
}
