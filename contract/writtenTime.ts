/** `09:00:00`, as the database and the wire have a time of day, is written 09:00. */
export const writtenTime = (timeOfDay: string): string => timeOfDay.slice(0, 5);
