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

/** The next of the orders of a period, the oldest first: by what no change of an order moves, and as the index has it. */
export function findPlaced(
  db: Database,
  pharmacyId: number,
  { after, limit, ...period }: OrdersExportQuery & { limit: number },
) {
  // The first, since a refund is a step of a delivered order, too.
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
      // Of most orders nothing was given back, and nothing is looked up.
      refunds: sql<Refund[]>`case when ${orders.refunded} = 0 then '[]'::json else (${given}) end`,
    })
    .from(orders)
    .where(and(isInPeriod(pharmacyId, period), after > 0 ? isAfter(db, pharmacyId, after) : undefined))
    .orderBy(sql`${orders.createdAt} asc nulls first`, sql`${orders.id} asc nulls first`)
    .limit(limit);
}

/** Behind the last row of the portion before, one of the caller's own. */
function isAfter(db: Database, pharmacyId: number, id: number) {
  const isLast = and(eq(orders.id, id), ownedBy({ pharmacyId }));
  const last = db.select({ createdAt: orders.createdAt, id: orders.id }).from(orders).where(isLast);
  const lastMoment = db.select({ createdAt: orders.createdAt }).from(orders).where(isLast);
  // The moment by itself says where the index is entered, which would else be read from the start of the period.
  return and(gte(orders.createdAt, sql`(${lastMoment})`), sql`(${orders.createdAt}, ${orders.id}) > (${last})`);
}
