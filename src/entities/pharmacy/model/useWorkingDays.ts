import { formatWeekDays } from '@contract/formatWeekDays';
import type { WeekDay } from '@contract/validation/fields';
import { useLanguage } from '@/shared/i18n';

/** The working days in the reader's language; null if these are all days, or none. */
export function useWorkingDays(days: readonly WeekDay[]): string | null {
  const { language } = useLanguage();
  return formatWeekDays(days, language);
}
