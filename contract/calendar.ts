const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day such as `2026-03-31`; earlier days sort first as strings. */
export type Day = string;

/** Calculates in UTC, where every day has 24 hours, so daylight saving time makes no difference. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
