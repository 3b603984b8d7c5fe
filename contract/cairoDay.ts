/** The time zone of the customers. Days and hours are theirs, wherever the server or the reader is. */
export const CAIRO = 'Africa/Cairo';

const HOUR_MS = 3_600_000;
const THURSDAY = 4;
const FRIDAY = 5;

/** When the last Friday, Thursday or other weekday of a month begins, as midnight in UTC. */
const lastOf = (weekday: number, year: number, month: number) => {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return last.setUTCDate(last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
};

/** Egypt's daylight saving time, in use since 2023: from the first hour of April's last Friday to the end of October's last Thursday. */
export function isSummerInCairo(moment: Date) {
  const year = moment.getUTCFullYear();
  const isAfterStart = moment.getTime() >= lastOf(FRIDAY, year, 3) - 2 * HOUR_MS;
  return year >= 2023 && isAfterStart && moment.getTime() < lastOf(THURSDAY, year, 9) + 21 * HOUR_MS;
}

const knowsSummer = new Date(Date.UTC(2023, 6)).toLocaleTimeString('sv-SE', { timeZone: CAIRO }).startsWith('03');

/**
 * The moment to pass to a formatter with the time zone CAIRO: an hour later in summer if the browser is too old to know Egypt's daylight
 * saving time (decision 0047).
 */
export const momentInCairo = (moment: Date) =>
  knowsSummer || !isSummerInCairo(moment) ? moment : new Date(moment.getTime() + HOUR_MS);

/** Today's date in Cairo, such as `2026-03-14`; ISO dates can be compared as strings. */
export const dayInCairo = (now = new Date()) => momentInCairo(now).toLocaleDateString('sv-SE', { timeZone: CAIRO });
