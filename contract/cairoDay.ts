/** Where the customers live: what is a day or an hour here is theirs, wherever the server or the reader is. */
export const CAIRO = 'Africa/Cairo';

const HOUR_MS = 3_600_000;
const THURSDAY = 4;
const FRIDAY = 5;

/** The midnight with which the last such day of a month begins, as UTC has it. */
const lastOf = (weekday: number, year: number, month: number) => {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return last.setUTCDate(last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
};

/** Egypt's summer time since 2023: from the first hour of April's last Friday to the last of October's last Thursday. */
export function isSummerInCairo(moment: Date) {
  const year = moment.getUTCFullYear();
  const isAfterStart = moment.getTime() >= lastOf(FRIDAY, year, 3) - 2 * HOUR_MS;
  return year >= 2023 && isAfterStart && moment.getTime() < lastOf(THURSDAY, year, 9) + 21 * HOUR_MS;
}

const knowsSummer = new Date(Date.UTC(2023, 6)).toLocaleTimeString('sv-SE', { timeZone: CAIRO }).startsWith('03');

/** For a formatter of CAIRO: the moment, an hour later where it is summer and the browser is too old to know (decision 0047). */
export const momentInCairo = (moment: Date) =>
  knowsSummer || !isSummerInCairo(moment) ? moment : new Date(moment.getTime() + HOUR_MS);

/** `2026-03-14` as Cairo's calendar has it; ISO dates compare as texts. */
export const dayInCairo = (now = new Date()) => momentInCairo(now).toLocaleDateString('sv-SE', { timeZone: CAIRO });
