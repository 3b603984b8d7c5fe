import { and, asc, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';

import type { Day } from '@contract/calendar';
import { type DaySpan, TREND } from '@contract/statistics';

import type { Database } from '../../db/database';
import { medicineReference } from '../../db/idAndNames';
import { listedBy } from '../../db/offered';
import { placedWithin, startOf } from '../../db/placedWithin';
import { revenueOfOrder } from '../../db/revenueOfOrder';
import { medications, orderItems, orders, pharmacyCustomers } from '../../db/schema';

const revenue = sql<number>`coalesce(sum(${revenueOfOrder}), 0)`;

/** The totals of all time, from kept counts and sums; revenue in piastres. */
export async function sumTotals(db: Database, pharmacyId: number) {
  const isOwn = eq(orders.pharmacyId, pharmacyId);
  const [totals] = await db
    .select({
      customers: count(),
      orders: sql<number>`coalesce(sum(${pharmacyCustomers.orders}), 0)`.mapWith(Number),
      revenue: sql<number>`coalesce(sum(${pharmacyCustomers.spent}), 0)`.mapWith(Number),
      pending: sql<number>`(
        select count(*) from ${orders} where ${and(isOwn, eq(orders.status, 'pending'))}
      )`.mapWith(Number),
      medications: listedBy((id) => eq(id, pharmacyId)).mapWith(Number),
    })
    .from(pharmacyCustomers)
    .where(eq(pharmacyCustomers.pharmacyId, pharmacyId));
  return totals ?? { customers: 0, orders: 0, revenue: 0, pending: 0, medications: 0 };
}

/** The sums of a span of days; revenue in piastres. */
export async function sumPeriod(db: Database, pharmacyId: number, { from, until }: DaySpan) {
  const [sums] = await db
    .select({
      orders: count(),
      customers: sql<number>`count(distinct ${orders.userId})`.mapWith(Number),
      revenue: revenue.mapWith(Number),
      medications: sql<number>`(
        select count(*) from ${medications}
        where ${and(
          eq(medications.pharmacyId, pharmacyId),
          sql`${medications.isListed}`,
          gte(medications.createdAt, startOf(from)),
          lt(medications.createdAt, startOf(until)),
        )}
      )`.mapWith(Number),
    })
    .from(orders)
    .where(placedWithin(pharmacyId, { from, until }));
  return sums ?? { orders: 0, customers: 0, revenue: 0, medications: 0 };
}

/**
 * Orders and revenue (piastres) of each of the last days and months, the oldest first. Each step reads its own part of the index, so that
 * no order's time has to be converted into a date.
 */
export const sumIntervals = (db: Database, pharmacyId: number, today: Day) => {
  const stepsOf = (unit: 'day' | 'month', steps: number) => sql`
    select ${sql.raw(`'${unit}'`)} as unit, step as first, step + ${sql.raw(`interval '1 ${unit}'`)} as next
    from generate_series(
      date_trunc(${sql.raw(`'${unit}'`)}, ${today}::timestamp) - ${sql.raw(`interval '${steps - 1} ${unit}s'`)},
      ${today}::timestamp,
      ${sql.raw(`interval '1 ${unit}'`)}
    ) as step`;
  const sums = db
    .select({ orders: sql`count(*)`.as('orders'), revenue: revenue.as('revenue') })
    .from(orders)
    .where(placedWithin(pharmacyId, { from: sql`steps.first`, until: sql`steps.next` }));

  return db
    .select({
      unit: sql<'day' | 'month'>`steps.unit`,
      from: sql<Day>`steps.first::date::text`,
      orders: sql<number>`sums.orders`.mapWith(Number),
      revenue: sql<number>`sums.revenue`.mapWith(Number),
    })
    .from(
      sql`(${stepsOf('day', TREND.days)} union all ${stepsOf('month', TREND.months)}) as steps
        cross join lateral (${sums}) as sums`,
    )
    .orderBy(sql`steps.first`);
};

export const countStatuses = (db: Database, pharmacyId: number, span: DaySpan) =>
  db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(placedWithin(pharmacyId, span))
    .groupBy(orders.status);

/** Names are the present ones; revenue (piastres) is by the prices at the time of the order. */
export const findBestSold = (db: Database, pharmacyId: number, span: DaySpan) => {
  const sold = db.$with('sold').as(
    db
      .select({
        medicationId: orderItems.medicationId,
        units: sql<number>`sum(${orderItems.quantity})`.mapWith(Number).as('units'),
        revenue: sql<number>`sum(${orderItems.quantity} * ${orderItems.price})`.mapWith(Number).as('revenue'),
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(and(placedWithin(pharmacyId, span), ne(orders.status, 'cancelled')))
      .groupBy(orderItems.medicationId)
      .orderBy(desc(sql`units`), asc(orderItems.medicationId))
      .limit(TREND.medications),
  );
  return db
    .with(sold)
    .select({
      ...medicineReference(medications),
      units: sold.units,
      revenue: sold.revenue,
    })
    .from(sold)
    .innerJoin(medications, eq(medications.id, sold.medicationId))
    .orderBy(desc(sold.units), asc(medications.id));
};
