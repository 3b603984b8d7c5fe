import { addDays, type Day, monthOf } from './calendar';

/** How much the trends cover, including today, and how many top medications they list. */
export const TREND = { days: 30, months: 12, medications: 5 } as const;

/** `until` is the first day after the span. */
export interface DaySpan {
  from: Day;
  until: Day;
}

/** This month so far, including today, and the same number of days from the start of last month, or all of last month if it is shorter. */
export function comparedPeriods(today: Day): { thisMonth: DaySpan; lastMonth: DaySpan } {
  const from = monthOf(today);
  const lastFrom = monthOf(addDays(from, -1));
  const sameDays = addDays(lastFrom, Number(today.slice(8)));
  return {
    thisMonth: { from, until: addDays(today, 1) },
    lastMonth: { from: lastFrom, until: sameDays < from ? sameDays : from },
  };
}

/** The growth in percent, to one decimal; null if the earlier figure was 0. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
