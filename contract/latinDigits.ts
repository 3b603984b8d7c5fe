import { stripInvisible } from './invisibleCharacters';

const DIGIT = /\p{Nd}/u;
/** Characters; no number, phone or code is as long. */
const MAX_INPUT_LENGTH = 100;

/** As it was typed on any keyboard: ٢٠, ۲۰ and ２０ are 20. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** Unicode has the ten digits of every script in a row, from zero on. */
function valueOf(code: number): number {
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/**
 * A number, phone or code in Latin digits, without invisible characters. What is longer than any stays as it is,
 * to be refused: megabytes of digits would take seconds to translate.
 */
export const normalizeDigits = (text: string): string =>
  text.length > MAX_INPUT_LENGTH ? text : toLatinDigits(stripInvisible(text));
