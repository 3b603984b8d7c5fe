/** Without 0, O, 1, I and L, which people confuse on the phone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const CODES = BigInt(LETTERS.length) ** BigInt(LENGTH);
/** Shares no factor with the number of codes, so that no two orders get the same. */
const STEP = 618_033_988_749n;

/** The code of a made-up order: looks drawn by lot, and is different for every id. */
export function orderCodeOf(id: number): string {
  let left = (BigInt(id) * STEP) % CODES;
  let code = '';
  for (let position = 0; position < LENGTH; position += 1) {
    code += LETTERS[Number(left % BigInt(LETTERS.length))] ?? '';
    left /= BigInt(LETTERS.length);
  }
  return code;
}
