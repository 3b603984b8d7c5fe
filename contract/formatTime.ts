/** `09:00:00`, as the database and the API write a time of day, becomes 09:00. */
export const formatTime = (timeOfDay: string): string => timeOfDay.slice(0, 5);

/** Equal opening and closing times mean open 24 hours. */
export const isOpenAllDay = (opening: string, closing: string): boolean => formatTime(opening) === formatTime(closing);
