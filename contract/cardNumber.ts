import { inLatinDigits } from './latinDigits';
import type { CardBrand } from './paymentMethod';

const BRANDS: Record<CardBrand, { prefix: RegExp; lengths: readonly number[] }> = {
  visa: { prefix: /^4/, lengths: [13, 16, 19] },
  mastercard: { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  meeza: { prefix: /^5078/, lengths: [16] },
};

/** As it was typed on any keyboard: Arabic digits are digits, spaces and dashes are none. */
export const digitsOf = (text: string): string => inLatinDigits(text.replace(/[\s-]/g, ''));

/** As soon as the first digits tell. */
export function brandOf(digits: string): CardBrand | undefined {
  const [brand] = (Object.keys(BRANDS) as CardBrand[]).filter((each) => BRANDS[each].prefix.test(digits));
  return brand;
}

/** A whole number of a brand that we take, without a slip of the finger. */
export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits);
  return brand !== undefined && BRANDS[brand].lengths.includes(digits.length) && passesLuhn(digits);
}

const RUN_OF_DIGITS = /\d(?:[ -]?\d){12,18}/g;

/** Whether a text carries the number of a card of any brand, however it is grouped. */
export const hasCardNumber = (text: string): boolean =>
  [...text.matchAll(RUN_OF_DIGITS)].some(([run]) => passesLuhn(run.replace(/\D/g, '')));

/** Whether somebody has written the number of a card that we take into free text; other long numbers are theirs to write. */
export const mentionsCard = (text: string): boolean =>
  [...inLatinDigits(text).matchAll(RUN_OF_DIGITS)].some(([run]) => isCardNumber(digitsOf(run)));

/** The last digit vouches for the others: it finds any one wrong digit and most that were swapped. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = index % 2 === 0 ? Number(digit) : 2 * Number(digit);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}

/** As it stands on the card: 4111 1111 1111 1111. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
