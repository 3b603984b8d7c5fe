import { normalizeDigits } from '../latinDigits';

/** In thousands, as our own amounts are written (`1,234.50`). None begins with a zero: who writes 0,500 means half of one. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([,٬])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
const ungrouped = (number: string) => (GROUPED.test(number) ? number.replaceAll(/[,٬]/g, '') : number);

/** A comma before one or two digits stands for the point, as half of the world writes it: no thousands are that short. */
const DECIMAL_COMMA = /^([+-]?\d+)[,،](\d{1,2})$/;

/** Each digit can match one part of the pattern only, so that a long row of them causes no backtracking. */
const WRITTEN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** As it was typed on any keyboard, ٢٥٫٥ too; `1e3` and `0x10` are numbers to programmers alone. NaN where it is none. */
export function readNumber(text: string): number {
  const digits = ungrouped(normalizeDigits(text).replace('٫', '.').replace(DECIMAL_COMMA, '$1.$2'));
  return WRITTEN_NUMBER.test(digits) ? Number(digits) : NaN;
}
