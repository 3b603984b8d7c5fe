import { and, eq, gte, min, type SQL, sql } from 'drizzle-orm';

import { addDays } from '@contract/calendar';
import type { OrderPeriod, OrdersExportQuery } from '@contract/ordersExport';

import type { Database } from '../../db/database';
import { placedWithin } from '../../db/placedWithin';
import { revenueOfOrder } from '../../db/revenueOfOrder';
import { orderEvents, orders, refunds } from '../../db/schema';
import { ownedBy } from './orders.repository';

const isInPeriod = (pharmacyId: number, { from, to }: OrderPeriod) =>
  placedWithin(pharmacyId, { from, until: addDays(to, 1) });

export const countPlaced = (db: Database, pharmacyId: number, period: OrderPeriod) =>
  db.$count(orders, isInPeriod(pharmacyId, period));

interface Refund {
  at: string;
  amount: number;
}

/** The next orders of a period, the oldest first. The sort key never changes and is that of the index. */
export function findPlaced(
  db: Database,
  pharmacyId: number,
  { after, limit, ...period }: OrdersExportQuery & { limit: number },
) {
  // The first one, since refunds of a delivered order are events with this status as well.
  const deliveredAt = db
    .select({ at: min(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.status, 'delivered')));
  const at = orderEvents.createdAt;
  const given = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('at', ${at}, 'amount', ${refunds.amount}) order by ${orderEvents.id}), '[]')`,
    })
    .from(orderEvents)
    .innerJoin(refunds, eq(refunds.id, orderEvents.refundId))
    .where(and(eq(orderEvents.orderId, orders.id), eq(refunds.status, 'refunded')));
  return db
    .select({
      id: orders.id,
      orderCode: orders.orderCode,
      createdAt: orders.createdAt,
      status: orders.status,
      deliveredAt: sql`(${deliveredAt})`.mapWith(orderEvents.createdAt) as SQL<Date | null>,
      fulfilment: orders.fulfilment,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      totalItems: orders.totalItems,
      promoCode: orders.promoCode,
      subtotal: orders.subtotal,
      discount: orders.discount,
      shipping: orders.shipping,
      tax: orders.tax,
      total: orders.total,
      refunded: orders.refunded,
      revenue: revenueOfOrder.mapWith(Number),
      // Most orders have no refunds; for those nothing is looked up.
      refunds: sql<Refund[]>`case when ${orders.refunded} = 0 then '[]'::json else (${given}) end`,
    })
    .from(orders)
    .where(and(isInPeriod(pharmacyId, period), after > 0 ? isAfter(db, pharmacyId, after) : undefined))
    .orderBy(sql`${orders.createdAt} asc nulls first`, sql`${orders.id} asc nulls first`)
    .limit(limit);
}

/** Only orders after the last one of the previous portion, which must be one of the caller's own. */
function isAfter(db: Database, pharmacyId: number, id: number) {
  const isLast = and(eq(orders.id, id), ownedBy({ pharmacyId }));
  const last = db.select({ createdAt: orders.createdAt, id: orders.id }).from(orders).where(isLast);
  const lastMoment = db.select({ createdAt: orders.createdAt }).from(orders).where(isLast);
  // The condition on the time alone lets PostgreSQL start in the index at that row, instead of at the start of the period.
  return and(gte(orders.createdAt, sql`(${lastMoment})`), sql`(${orders.createdAt}, ${orders.id}) > (${last})`);
}
