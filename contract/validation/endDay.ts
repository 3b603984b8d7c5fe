import { message } from '../messages';
import { calendarDay } from './fields';

/** The last day of a period, which may be its first one. */
export const endDay = (startField: string) =>
  calendarDay()
    .required(message('endDateRequired'))
    .when(startField, ([start]: unknown[], end) =>
      // ISO days compare as texts.
      typeof start === 'string' ? end.test('order', message('endBeforeStart'), (day) => !day || day >= start) : end,
    );
