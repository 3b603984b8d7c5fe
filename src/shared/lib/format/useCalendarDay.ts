import { dayInCairo } from '@contract/cairoDay';
import { DAY, formatDay, formatMoment } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';

const isOfAnotherYear = (day: string) => !day.startsWith(dayInCairo().slice(0, 5));

const dayForm = (hasYear: boolean) => ({ ...DAY, year: hasYear ? DAY.year : undefined });

/** Short forms of calendar days (`2026-03-31`) and moments (ISO strings). */
export function useCalendarDay() {
  const { language } = useLanguage();

  return {
    /** Includes the year if it is not the current one; `hasYear` overrides this. */
    shortDay: (day: string, hasYear = isOfAnotherYear(day)) => formatDay(day, language, dayForm(hasYear)),
    /** Includes the year if it is not the current one. */
    shortMoment: (iso: string) => {
      const moment = new Date(iso);
      return formatMoment(moment, language, dayForm(isOfAnotherYear(dayInCairo(moment))));
    },
    month: (day: string) => formatDay(day, language, { month: 'short', year: 'numeric' }),
  };
}
