import { formatDay, LOCALE } from '@contract/formatDay';
import { trimInvisible } from '@contract/invisibleCharacters';
import { toLatinDigits } from '@contract/latinDigits';

import { normalize } from './columns';

const SEPARATOR = '[-/., ،\\u200e\\u200f]+';
/** What databases and Excel write behind a day that has no clock. */
const MIDNIGHT = '(?:[ T](?:00?:00(?::00(?:\\.0+)?)?Z?|12:00(?::00)? ?(?:AM|ص)))?';
const pattern = (...parts: string[]) => new RegExp(`^${parts.join(SEPARATOR)}${MIDNIGHT}$`, 'iu');
const [ONE_OR_TWO, YEAR, FULL_YEAR, WORD] = ['(\\d{1,2})', '(\\d{4}|\\d{2})', '(\\d{4})', '([\\p{L}\\p{M}]{3,})'];

const YEAR_FIRST = pattern(FULL_YEAR, ONE_OR_TWO, ONE_OR_TWO);
const YEAR_LAST = pattern(ONE_OR_TWO, ONE_OR_TWO, YEAR);
const MONTH_AND_YEAR = pattern(ONE_OR_TWO, YEAR);
const YEAR_AND_MONTH = pattern(FULL_YEAR, ONE_OR_TWO);
const DAY_AND_NAME = pattern(ONE_OR_TWO, WORD, YEAR);
const NAME_FIRST = pattern(WORD, ONE_OR_TWO, YEAR);
const NAME_AND_YEAR = pattern(WORD, YEAR);

const OTHER_SPELLINGS = [
  ['sept', 9],
  ['يونيه', 6],
  ['يوليه', 7],
] as const;

/** Mar, March and مارس; ابريل without its hamza, too. */
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
const monthNamed = (name: string) => MONTHS.get(normalize(name)) ?? 0;

/** In which order the numbers of a date stand. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const asTyped = (text: string) => toLatinDigits(trimInvisible(text));

/**
 * Egypt writes the day first, and Excel as its Windows is set up: where a column has a date that can only begin with the month and none
 * that can only begin with the day, they all do.
 */
export function detectDayOrder(texts: readonly string[]): DayOrder {
  const written = texts.map(numbersOf).filter((numbers) => numbers !== undefined);
  const isAmerican = written.some(([, second]) => second > 12) && !written.some(([first]) => first > 12);
  return isAmerican ? 'monthFirst' : 'dayFirst';
}

/** Another day in the other order, which its reader has to be told. */
export function isAmbiguous(text: string): boolean {
  const [first, second] = numbersOf(text) ?? [0, 0];
  return first !== second && isMonth(first) && isMonth(second);
}

const isMonth = (number: number) => number >= 1 && number <= 12;

function numbersOf(text: string): readonly [number, number] | undefined {
  const [, first, second] = YEAR_LAST.exec(asTyped(text)) ?? [];
  return first && second ? [Number(first), Number(second)] : undefined;
}

/** A date as people and Excel write it, as `2027-03-31`; what is none stays as it is. A month stands for its last day, as on a pack. */
export function parseDay(text: string, order: DayOrder): string {
  const written = asTyped(text);
  const parts = (form: RegExp) => form.exec(written)?.slice(1);
  const [ymd, xyz, my, ym, dny, ndy, ny] = [
    parts(YEAR_FIRST),
    parts(YEAR_LAST),
    parts(MONTH_AND_YEAR),
    parts(YEAR_AND_MONTH),
    parts(DAY_AND_NAME),
    parts(NAME_FIRST),
    parts(NAME_AND_YEAR),
  ];
  if (ymd) return dayOf(ymd[0], ymd[1], ymd[2]);
  if (xyz) return order === 'dayFirst' ? dayOf(xyz[2], xyz[1], xyz[0]) : dayOf(xyz[2], xyz[0], xyz[1]);
  if (my) return lastDayOf(my[1], my[0]);
  if (ym) return lastDayOf(ym[0], ym[1]);
  if (dny) return dayOf(dny[2], monthNamed(String(dny[1])), dny[0]);
  if (ndy) return dayOf(ndy[2], monthNamed(String(ndy[0])), ndy[1]);
  if (ny && monthNamed(String(ny[0])) > 0) return lastDayOf(ny[1], monthNamed(String(ny[0])));
  return text;
}

/** A date as it stands there; with its month in letters where only others of its column tell which number that is. */
export const unambiguousDay = (text: string, order: DayOrder): string =>
  order === 'monthFirst' && isAmbiguous(text) ? formatDay(parseDay(text, order), 'en') : text;

type Part = string | number | undefined;

const dayOf = (year: Part, month: Part, day: Part) =>
  [String(year).padStart(4, '20'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

function lastDayOf(year: Part, month: Part): string {
  const whole = Number(String(year).padStart(4, '20'));
  return dayOf(whole, month, new Date(Date.UTC(whole, Number(month), 0)).getUTCDate());
}
