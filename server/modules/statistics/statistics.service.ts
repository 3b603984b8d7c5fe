import { dayInCairo } from '@contract/cairoDay';
import { addDays } from '@contract/calendar';
import { toEgp } from '@contract/money';
import { ORDER_STATUSES } from '@contract/order';
import { comparedPeriods, type DaySpan, percentChange, TREND } from '@contract/statistics';
import type { PharmacyStatistics, PharmacyTrends } from '@contract/wire/statistics';

import type { Database } from '../../db/database';
import { countStatuses, findBestSold, sumIntervals, sumPeriod, sumTotals } from './statistics.repository';

/**
 * Figures of one pharmacy, computed by the database: of all time, of this month so far, and of the same days of last month
 * (docs/decisions/0024). Revenue is the totals of the orders that are not cancelled, less what was given back.
 */
export async function readStatistics(
  db: Database,
  pharmacyId: number,
  now: Date = new Date(),
): Promise<PharmacyStatistics> {
  const { thisMonth, lastMonth } = comparedPeriods(dayInCairo(now));
  const [totals, recent, before] = await Promise.all([
    sumTotals(db, pharmacyId),
    sumPeriod(db, pharmacyId, thisMonth),
    sumPeriod(db, pharmacyId, lastMonth),
  ]);
  return {
    total_medications: totals.medications,
    total_customers: totals.customers,
    total_orders: totals.orders,
    pending_orders: totals.pending,
    total_revenue: toEgp(totals.revenue),
    this_month: toFigures(thisMonth, recent),
    last_month: toFigures(lastMonth, before),
    change: {
      revenue: percentChange(recent.revenue, before.revenue),
      orders: percentChange(recent.orders, before.orders),
      medications: percentChange(recent.medications, before.medications),
      customers: percentChange(recent.customers, before.customers),
    },
  };
}

const toFigures = ({ from, until }: DaySpan, { revenue, ...counts }: Awaited<ReturnType<typeof sumPeriod>>) => ({
  from,
  to: addDays(until, -1),
  revenue: toEgp(revenue),
  ...counts,
});

/** The last 30 days and 12 months, including today, for the charts of the dashboard. */
export async function readTrends(db: Database, pharmacyId: number, now: Date = new Date()): Promise<PharmacyTrends> {
  const today = dayInCairo(now);
  const lastDays = { from: addDays(today, 1 - TREND.days), until: addDays(today, 1) };
  const [steps, statuses, bestSold] = await Promise.all([
    sumIntervals(db, pharmacyId, today),
    countStatuses(db, pharmacyId, lastDays),
    findBestSold(db, pharmacyId, lastDays),
  ]);
  const pointsOf = (wanted: 'day' | 'month') =>
    steps
      .filter(({ unit }) => unit === wanted)
      .map(({ from, orders, revenue }) => ({ from, orders, revenue: toEgp(revenue) }));
  return {
    days: pointsOf('day'),
    months: pointsOf('month'),
    statuses: ORDER_STATUSES.map((status) => ({
      status,
      orders: statuses.find((each) => each.status === status)?.orders ?? 0,
    })),
    top_medications: bestSold.map((medication) => ({ ...medication, revenue: toEgp(medication.revenue) })),
  };
}
