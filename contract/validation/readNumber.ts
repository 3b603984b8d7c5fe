import { normalizeDigits } from '../latinDigits';

/**
 * A number with thousands separators, as our own amounts are written (`1,234.50`). It does not begin with a zero: 0,500 means half of one.
 */
const GROUPED = /^[+-]?[1-9]\d{0,2}([,٬])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
const ungrouped = (number: string) => (GROUPED.test(number) ? number.replaceAll(/[,٬]/g, '') : number);

/** A comma before one or two digits is a decimal comma, since a group of thousands has three. */
const DECIMAL_COMMA = /^([+-]?\d+)[,،](\d{1,2})$/;

/** Each digit can match only one part of the pattern, so that a long row of digits causes no backtracking. */
const WRITTEN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as typed on any keyboard, such as ٢٥٫٥; NaN if it is none. `1e3` and `0x10` are refused, because only programmers write
 * numbers like that.
 */
export function readNumber(text: string): number {
  const digits = ungrouped(normalizeDigits(text).replace('٫', '.').replace(DECIMAL_COMMA, '$1.$2'));
  return WRITTEN_NUMBER.test(digits) ? Number(digits) : NaN;
}
