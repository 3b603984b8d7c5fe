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

/** As it was typed or pasted: Arabic digits are digits; spaces, dashes and what nobody sees are none. */
export const digitsOf = (text: string): string => toLatinDigits(text.replace(/[\s\p{Pd}\p{Cf}]/gu, ''));

/** As soon as the first digits tell. */
export function brandOf(digits: string): CardBrand | undefined {
  const [brand] = (Object.keys(CARD_RANGES) as CardBrand[]).filter((each) => CARD_RANGES[each].prefix.test(digits));
  return brand;
}

/** A whole number of a brand that we take, without a slip of the finger. */
export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits);
  return brand !== undefined && CARD_RANGES[brand].lengths.includes(digits.length) && passesLuhn(digits);
}

/** The last digit vouches for the others: it finds any one wrong digit and most that were swapped. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit : 2 * digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** As it stands on the card: 4111 1111 1111 1111. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
