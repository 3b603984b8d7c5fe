import { useTranslation } from 'react-i18next';

import { CAIRO } from '@contract/cairoDay';
import { writtenAmount } from '@contract/writtenAmount';
import { DAY, LOCALE, writtenMoment } from '@contract/writtenDay';
import { isOpenAllDay, writtenTime } from '@contract/writtenTime';

/** Money, dates and times as the reader writes them. Amounts are EGP, moments are ISO strings shown in Cairo time. */
export function useFormat() {
  const { t, i18n } = useTranslation();
  const language = i18n.language as keyof typeof LOCALE;
  const locale = LOCALE[language];

  return {
    money: (amount: number) => t('money', { amount: writtenAmount(amount) }),
    date: (iso: string) => new Intl.DateTimeFormat(locale, { timeZone: CAIRO, ...DAY }).format(new Date(iso)),
    dateTime: (iso: string) => writtenMoment(new Date(iso), language),
    time: writtenTime,
    hours: (opening: string, closing: string) =>
      isOpenAllDay(opening, closing) ? t('openAllDay') : `${writtenTime(opening)} – ${writtenTime(closing)}`,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
}
