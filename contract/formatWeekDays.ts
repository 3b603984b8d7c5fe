import type { Language } from './language';
import { WEEK_DAYS, type WeekDay } from './validation/fields';

const DAY = 24 * 60 * 60 * 1000;
/** A Saturday, on which the Egyptian week begins. */
const SATURDAY = Date.UTC(2000, 0, 1);

/** The days as one phrase, in the order of the Egyptian week. Null for all seven days, and for none, where nothing is known. */
export function formatWeekDays(days: readonly WeekDay[], language: Language): string | null {
  if (days.length === 0 || days.length === WEEK_DAYS.length) return null;

  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = WEEK_DAYS.flatMap((day, place) => (days.includes(day) ? [weekday.format(SATURDAY + place * DAY)] : []));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
