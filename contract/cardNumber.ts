import { toLatinDigits } from './latinDigits';
import type { CardBrand } from './paymentMethod';

export interface NumberRange {
  prefix: RegExp;
  lengths: readonly number[];
}

export const CARD_RANGES: Record<CardBrand, NumberRange> = {
  visa: { prefix: /^4/, lengths: [13, 16, 19] },
  mastercard: { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  meeza: { prefix: /^5078/, lengths: [16] },
};

/**
 * The digits of a number as somebody typed or pasted it: Arabic digits become Latin ones; spaces, dashes and invisible characters are
 * removed.
 */
export const digitsOf = (text: string): string => toLatinDigits(text.replace(/[\s\p{Pd}\p{Cf}]/gu, ''));

/** The brand, as soon as the first digits identify it. */
export function brandOf(digits: string): CardBrand | undefined {
  const [brand] = (Object.keys(CARD_RANGES) as CardBrand[]).filter((each) => CARD_RANGES[each].prefix.test(digits));
  return brand;
}

/** Whether this is a complete card number of a brand that we accept, with a valid check digit. */
export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits);
  return brand !== undefined && CARD_RANGES[brand].lengths.includes(digits.length) && passesLuhn(digits);
}

/** The Luhn check: the last digit detects any single wrong digit and most swaps of two. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit : 2 * digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Groups the digits as on the card: 4111 1111 1111 1111. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
