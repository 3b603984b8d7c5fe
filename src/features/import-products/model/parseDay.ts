import { formatDay, LOCALE } from '@contract/formatDay';
import { trimInvisible } from '@contract/invisibleCharacters';
import { toLatinDigits } from '@contract/latinDigits';

import { normalize } from './columns';

const SEPARATOR = '[-/., ،\\u200e\\u200f]+';
/** The time that databases and Excel add to a date without one. */
const MIDNIGHT = '(?:[ T](?:00?:00(?::00(?:\\.0+)?)?Z?|12:00(?::00)? ?(?:AM|ص)))?';
const pattern = (...parts: string[]) => new RegExp(`^${parts.join(SEPARATOR)}${MIDNIGHT}$`, 'iu');
const [DAY, MONTH, NAME] = ['(?<day>\\d{1,2})', '(?<month>\\d{1,2})', '(?<month>[\\p{L}\\p{M}]{3,})'];
const [YEAR, FULL_YEAR] = ['(?<year>\\d{4}|\\d{2})', '(?<year>\\d{4})'];

const YEAR_LAST = { dayFirst: pattern(DAY, MONTH, YEAR), monthFirst: pattern(MONTH, DAY, YEAR) };
const OTHER_FORMS = [
  pattern(FULL_YEAR, MONTH, DAY),
  pattern(MONTH, YEAR),
  pattern(FULL_YEAR, MONTH),
  pattern(DAY, NAME, YEAR),
  pattern(NAME, DAY, YEAR),
  pattern(NAME, YEAR),
];

const OTHER_SPELLINGS = [
  ['sept', 9],
  ['يونيه', 6],
  ['يوليه', 7],
] as const;

/** The names of the months, short and long, in both languages, and ابريل also without its hamza. */
const MONTHS = new Map<string, number>([
  ...OTHER_SPELLINGS,
  ...Array.from({ length: 12 }, (_, month) =>
    Object.values(LOCALE).flatMap((locale) =>
      (['short', 'long'] as const).map((style) => {
        const name = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
        return [normalize(name.format(Date.UTC(2026, month))), month + 1] as const;
      }),
    ),
  ).flat(),
]);

/** Whether the day or the month comes first in a date. */
export type DayOrder = keyof typeof YEAR_LAST;

const asTyped = (text: string) => toLatinDigits(trimInvisible(text));

/**
 * Egyptians write the day first, but Excel writes as Windows is set up. If a column contains a date that is only possible with the month
 * first, and none that is only possible with the day first, all of its dates have the month first.
 */
export function detectDayOrder(texts: readonly string[]): DayOrder {
  const written = texts.map(numbersOf).filter((numbers) => numbers !== undefined);
  const isAmerican = written.some(([, second]) => second > 12) && !written.some(([first]) => first > 12);
  return isAmerican ? 'monthFirst' : 'dayFirst';
}

/** Whether the date would be another day in the other order. The reader has to be told how it was read. */
export function isAmbiguous(text: string): boolean {
  const [first, second] = numbersOf(text) ?? [0, 0];
  return first !== second && isMonth(first) && isMonth(second);
}

const isMonth = (number: number) => number >= 1 && number <= 12;

function numbersOf(text: string): readonly [number, number] | undefined {
  const [, first, second] = YEAR_LAST.dayFirst.exec(asTyped(text)) ?? [];
  return first && second ? [Number(first), Number(second)] : undefined;
}

/**
 * Converts a date as people and Excel write it to `2027-03-31`; any other text is returned unchanged. A month without a day means its last
 * day, as on packs.
 */
export function parseDay(text: string, order: DayOrder): string {
  const written = asTyped(text);
  const parts = [YEAR_LAST[order], ...OTHER_FORMS].map((form) => form.exec(written)?.groups).find(Boolean);
  if (!parts) return text;
  const month = MONTHS.get(normalize(String(parts.month))) ?? Number(parts.month);
  if (Number.isNaN(month)) return text;
  const year = String(parts.year).padStart(4, '20');
  const day = parts.day ?? new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The date as written, but with the month in letters if only the other dates of its column show which number is the month. */
export const unambiguousDay = (text: string, order: DayOrder): string =>
  order === 'monthFirst' && isAmbiguous(text) ? formatDay(parseDay(text, order), 'en') : text;
