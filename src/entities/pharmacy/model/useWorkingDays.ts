import { formatWeekDays } from '@contract/formatWeekDays';
import type { WeekDay } from '@contract/validation/fields';
import { useLanguage } from '@/shared/i18n';

/** The days as their reader writes them; null where there is nothing to tell apart. */
export function useWorkingDays(days: readonly WeekDay[]): string | null {
  const { language } = useLanguage();
  return formatWeekDays(days, language);
}
