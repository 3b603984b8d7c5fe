import { message } from '../messages';
import { calendarDay } from './fields';

/** The last day of a period; it may be the first day as well. */
export const endDay = (startField: string) =>
  calendarDay()
    .required(message('endDateRequired'))
    .when(startField, ([start]: unknown[], end) =>
      // ISO dates can be compared as strings.
      typeof start === 'string' ? end.test('order', message('endBeforeStart'), (day) => !day || day >= start) : end,
    );
