/** `09:00:00`, as the database and the wire have a time of day, is written 09:00. */
export const writtenTime = (timeOfDay: string): string => timeOfDay.slice(0, 5);

/** Whoever closes at the time at which they open does not close: 24 hours, which many pharmacies are there for. */
export const isOpenAllDay = (opening: string, closing: string): boolean =>
  writtenTime(opening) === writtenTime(closing);
