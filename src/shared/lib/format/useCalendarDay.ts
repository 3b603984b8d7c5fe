import { dayInCairo } from '@contract/cairoDay';
import { DAY, formatDay, formatMoment } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';

const isOfAnotherYear = (day: string) => !day.startsWith(dayInCairo().slice(0, 5));

const dayForm = (hasYear: boolean) => ({ ...DAY, year: hasYear ? DAY.year : undefined });

/** Days of the calendar (`2026-03-31`), and moments (ISO strings), as the reader writes them short. */
export function useCalendarDay() {
  const { language } = useLanguage();

  return {
    /** One of another year's says the year, unless what is around it does. */
    shortDay: (day: string, hasYear = isOfAnotherYear(day)) => formatDay(day, language, dayForm(hasYear)),
    /** One of another year says the year. */
    shortMoment: (iso: string) => {
      const moment = new Date(iso);
      return formatMoment(moment, language, dayForm(isOfAnotherYear(dayInCairo(moment))));
    },
    month: (day: string) => formatDay(day, language, { month: 'short', year: 'numeric' }),
  };
}
