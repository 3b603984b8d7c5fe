import { dayInCairo } from '@contract/cairoDay';
import { DAY, formatDay } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';

/** Days of the calendar (`2026-03-31`) as the reader writes them short. */
export function useCalendarDay() {
  const { language } = useLanguage();

  return {
    /** One of another year's says the year, unless what is around it does. */
    shortDay: (day: string, hasYear = !day.startsWith(dayInCairo().slice(0, 5))) =>
      formatDay(day, language, { ...DAY, year: hasYear ? 'numeric' : undefined }),
    month: (day: string) => formatDay(day, language, { month: 'short', year: 'numeric' }),
  };
}
