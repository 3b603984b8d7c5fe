import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { DAY, LOCALE } from '@contract/writtenDay';

/** Days of the calendar (`2026-03-31`), which have no clock, as the reader writes them short. */
export function useCalendarDay() {
  const { i18n } = useTranslation();
  const written = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[i18n.language as keyof typeof LOCALE], { timeZone: 'UTC', ...options }).format(
      new Date(day),
    );

  return {
    /** One of another year's says the year, unless what is around it does. */
    shortDay: (day: string, hasYear = !day.startsWith(dayInCairo().slice(0, 5))) =>
      written(day, { ...DAY, year: hasYear ? 'numeric' : undefined }),
    month: (day: string) => written(day, { month: 'short', year: 'numeric' }),
  };
}
