import { CAIRO, momentInCairo } from './cairoDay';
import type { Language } from './language';

/** Western digits in both languages, as Egyptian shops, prescriptions and packs print them. */
export const LOCALE = { en: 'en-EG', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>;

/** The month is spelled out: 03/04 is read as day/month by some and month/day by others. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A calendar day such as `2026-03-14`, in the reader's language: Mar 14, 2026. */
export const formatDay = (day: string, language: Language, form: Intl.DateTimeFormatOptions = DAY) =>
  new Intl.DateTimeFormat(LOCALE[language], { ...form, timeZone: 'UTC' }).format(new Date(day));

/** A moment in Cairo time, in the reader's language: Mar 14, 2026, 7:04 PM. No line breaks before PM or م. */
export const formatMoment = (moment: Date, language: Language, form: Intl.DateTimeFormatOptions = DAY) =>
  new Intl.DateTimeFormat(LOCALE[language], { ...form, timeZone: CAIRO, hour: 'numeric', minute: '2-digit' })
    .format(momentInCairo(moment))
    .replace(/ (?=\S+$)/, '\u00A0');
