/** The letters and the form of real codes: DW-7K3M-9QXZ. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODES = BigInt(LETTERS.length) ** BigInt(LENGTH);
/** Shares no factor with the number of codes, so that no two orders get the same. */
const STEP = 618_033_988_749n;

/** The code of a made-up order: it looks drawn by lot, and differs for every id. */
export function orderCodeOf(id: number): string {
  let left = (BigInt(id) * STEP) % CODES;
  let code = '';
  for (let position = 0; position < LENGTH; position += 1) {
    code += LETTERS[Number(left % BigInt(LETTERS.length))] ?? '';
    left /= BigInt(LETTERS.length);
  }
  return `DW-${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
