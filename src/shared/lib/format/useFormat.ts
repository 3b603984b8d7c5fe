import { useTranslation } from 'react-i18next';

import { CAIRO, momentInCairo } from '@contract/cairoDay';
import { formatAmount } from '@contract/formatAmount';
import { DAY, formatMoment, LOCALE } from '@contract/formatDay';
import { formatTime, isOpenAllDay } from '@contract/formatTime';

/** Money, dates and times as the reader writes them. Amounts are EGP, moments are ISO strings shown in Cairo time. */
export function useFormat() {
  const { t, i18n } = useTranslation();
  const language = i18n.language as keyof typeof LOCALE;
  const locale = LOCALE[language];

  return {
    money: (amount: number) => t('money', { amount: formatAmount(amount) }),
    date: (iso: string) =>
      new Intl.DateTimeFormat(locale, { timeZone: CAIRO, ...DAY }).format(momentInCairo(new Date(iso))),
    dateTime: (iso: string) => formatMoment(new Date(iso), language),
    time: formatTime,
    hours: (opening: string, closing: string) =>
      isOpenAllDay(opening, closing) ? t('openAllDay') : `${formatTime(opening)} – ${formatTime(closing)}`,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
}
