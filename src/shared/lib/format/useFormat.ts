import { useTranslation } from 'react-i18next';

import { CAIRO, dayInCairo } from '@contract/cairoDay';
import { writtenAmount } from '@contract/writtenAmount';
import { DAY, LOCALE, writtenMoment } from '@contract/writtenDay';
import { isOpenAllDay, writtenTime } from '@contract/writtenTime';

/** Money, dates and times as the reader writes them. Amounts are EGP, moments are ISO strings shown in Cairo time. */
export function useFormat() {
  const { t, i18n } = useTranslation();
  const language = i18n.language as keyof typeof LOCALE;
  const locale = LOCALE[language];
  const moment = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: CAIRO, ...options }).format(new Date(iso));

  return {
    money: (amount: number) => t('money', { amount: writtenAmount(amount) }),
    date: (iso: string) => moment(iso, DAY),
    dateTime: (iso: string) => writtenMoment(new Date(iso), language),
    time: writtenTime,
    hours: (opening: string, closing: string) =>
      isOpenAllDay(opening, closing) ? t('openAllDay') : `${writtenTime(opening)} – ${writtenTime(closing)}`,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Room for a figure beside an axis: 12K. */
    compact: (value: number) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value),
    /** Of a day of the calendar (`2026-03-31`), which has no clock; of another year's it says the year, unless what is around it does. */
    shortDay: (day: string, hasYear = !day.startsWith(dayInCairo().slice(0, 5))) =>
      moment(`${day}T12:00:00Z`, { ...DAY, year: hasYear ? 'numeric' : undefined }),
    month: (day: string) => moment(`${day}T12:00:00Z`, { month: 'short', year: 'numeric' }),
  };
}
