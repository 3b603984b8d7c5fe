import { CAIRO } from './cairoDay';
import type { Language } from './language';

/** Western digits in both languages, as Egyptian shops, prescriptions and packs print them. */
export const LOCALE = { en: 'en-EG', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>;

/** The month by its name: Arabic figures in a row are read as day/month or month/day. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day of the calendar, `2026-03-14`, which has no clock, as its reader writes it: Mar 14, 2026, or in another form. */
export const writtenDay = (day: string, language: Language, form: Intl.DateTimeFormatOptions = DAY) =>
  new Intl.DateTimeFormat(LOCALE[language], { ...form, timeZone: 'UTC' }).format(new Date(day));

/** A moment as its reader in Egypt writes it: Mar 14, 2026, 7:04 PM. Its PM or م never begins a line. */
export const writtenMoment = (moment: Date, language: Language) =>
  new Intl.DateTimeFormat(LOCALE[language], { ...DAY, timeZone: CAIRO, hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace(/ (?=\S+$)/, '\u00A0');
