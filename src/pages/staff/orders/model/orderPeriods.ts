import { dayInCairo } from '@contract/cairoDay';
import { addDays, monthOf } from '@contract/calendar';
import type { OrderPeriod } from '@contract/ordersExport';

/** The periods that staff ask for most often. */
export const MONTHS = ['lastMonth', 'thisMonth'] as const;

/** The whole previous month, and this one until today. */
export function orderPeriods(today = dayInCairo()): Record<(typeof MONTHS)[number], OrderPeriod> {
  const thisMonth = monthOf(today);
  const lastDay = addDays(thisMonth, -1);
  return { lastMonth: { from: monthOf(lastDay), to: lastDay }, thisMonth: { from: thisMonth, to: today } };
}
