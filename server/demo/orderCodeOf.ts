import { ORDER_CODE_LENGTH, ORDER_CODE_LETTERS, spellOrderCode } from '../modules/checkout/orderCode';

const BASE = BigInt(ORDER_CODE_LETTERS.length);
const CODES = BASE ** BigInt(ORDER_CODE_LENGTH);
/** Has no common factor with the number of codes, so that no two orders get the same code. */
const STEP = 618_033_988_749n;

/** The code of a generated order. It looks random, and is different for every id. */
export function orderCodeOf(id: number): string {
  let left = (BigInt(id) * STEP) % CODES;
  let letters = '';
  for (let position = 0; position < ORDER_CODE_LENGTH; position += 1) {
    letters += ORDER_CODE_LETTERS[Number(left % BASE)] ?? '';
    left /= BASE;
  }
  return spellOrderCode(letters);
}
