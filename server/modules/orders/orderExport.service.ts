import { amountsToEgp, toEgp } from '@contract/money';
import type { OrdersExportQuery } from '@contract/ordersExport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { ExportedOrder, ExportedOrders } from '@contract/wire/ordersExport';

import type { Context } from '../../context';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import { countPlaced, findPlaced } from './orderExport.repository';

const limit = STAFF_LIMITS.exportOrders;

/** All orders placed in a period, in portions. 429 after too many calls of the pharmacy. */
export async function exportOrders(
  context: Context,
  { pharmacyId }: StaffSession,
  query: OrdersExportQuery,
): Promise<ExportedOrders> {
  await countAttempt(context, 'ordersExport', pharmacyId);
  const [rows, total] = await Promise.all([
    findPlaced(context.db, pharmacyId, { ...query, limit }),
    countPlaced(context.db, pharmacyId, query),
  ]);
  return {
    rows: rows.map(toExported),
    total_orders: total,
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

const toExported = (order: Awaited<ReturnType<typeof findPlaced>>[number]): ExportedOrder => ({
  order_code: order.orderCode,
  created_at: order.createdAt.toISOString(),
  status: order.status,
  delivered_at: order.deliveredAt?.toISOString() ?? null,
  fulfilment: order.fulfilment,
  payment_method: order.paymentMethod,
  payment_status: order.paymentStatus,
  total_items: order.totalItems,
  ...amountsToEgp(order),
  promo_code: order.promoCode,
  refunded_amount: toEgp(order.refunded),
  refunds: order.refunds.map(({ at, amount }) => ({ created_at: new Date(at).toISOString(), amount: toEgp(amount) })),
  revenue: toEgp(order.revenue),
});
