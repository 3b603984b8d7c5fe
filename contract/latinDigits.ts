import { stripInvisible } from './invisibleCharacters';

const DIGIT = /\p{Nd}/u;
/** In characters; every number, phone or code is shorter. */
const MAX_INPUT_LENGTH = 100;

/** Replaces the digits of other scripts: ٢٠, ۲۰ and ２０ become 20. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** In Unicode the ten digits of a script are consecutive, beginning with zero. */
function valueOf(code: number): number {
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/**
 * A number, phone or code in Latin digits, without invisible characters. A longer text is returned unchanged, and refused later:
 * translating megabytes of digits would take seconds.
 */
export const normalizeDigits = (text: string): string =>
  text.length > MAX_INPUT_LENGTH ? text : toLatinDigits(stripInvisible(text));
