import { useTranslation } from 'react-i18next';

import { WEEK_DAYS, type WeekDay } from '@contract/validation/fields';
import { useLanguage } from '@/shared/i18n';

/** The days in the order of the Egyptian week, as one phrase. */
export function useWorkingDays(days: readonly WeekDay[]): string {
  const { t } = useTranslation('pharmacies');
  const { language } = useLanguage();

  if (days.length === 0) return t('notAvailable');
  if (days.length === WEEK_DAYS.length) return t('everyDay');
  const names = WEEK_DAYS.filter((day) => days.includes(day)).map((day) => t(`days.${day}`));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
