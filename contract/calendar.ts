const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of the calendar, `2026-03-31`: as texts, earlier days come first. */
export type Day = string;

/** In UTC, where every day has 24 hours: daylight saving time does not touch the calendar. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
