import { addDays, type Day, monthOf } from './calendar';

/** What the trends show, today included. */
export const TREND = { days: 30, months: 12, medications: 5 } as const;

/** `until` is the first day that no longer belongs to it. */
export interface DaySpan {
  from: Day;
  until: Day;
}

/** This month so far, today included, and as many days from the start of last month: at most all that it has. */
export function comparedPeriods(today: Day): { thisMonth: DaySpan; lastMonth: DaySpan } {
  const from = monthOf(today);
  const lastFrom = monthOf(addDays(from, -1));
  const sameDays = addDays(lastFrom, Number(today.slice(8)));
  return {
    thisMonth: { from, until: addDays(today, 1) },
    lastMonth: { from: lastFrom, until: sameDays < from ? sameDays : from },
  };
}

/** By how many percent a figure has grown, to one decimal; null where there was nothing to grow from. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
