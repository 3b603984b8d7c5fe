import * as fc from 'fast-check';

import { hasCardNumber } from './cardInText';
import { LIMITS } from './limits';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('the number of a card is found', () => {
  it.each([
    ['on its own', '4111111111111111'],
    ['in groups', 'my card is 4111 1111-1111 1111, ok'],
    ['in groups of its owner’s', '4111 111111111111'],
    ['with a slip between the groups', '4111 1111 1111 11 11'],
    ['in pairs', '41 11 11 11 11 11 11 11 then 12/27'],
    ['figure by figure', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 then 12/27'],
    ['before an expiry', '4111111111111111 12/27'],
    ['before an expiry and a CVV', 'pay with 4111 1111 1111 1111 12/27 123'],
    ['before a CVV', '4111 1111 1111 1111 123'],
    ['before a CVV, without a gap', '4111111111111111123'],
    ['before an expiry and a CVV, without a gap', '4111 1111 1111 11111227123'],
    ['behind an expiry', '12/27 4111 1111 1111 1111'],
    ['behind a flat', 'flat 3 4111111111111111'],
    ['behind a phone', 'tel 01012345678 5555 5555 5555 4444'],
    ['behind a barcode', '6221025011111 5555555555554444'],
    ['with dots', '4111.1111.1111.1111'],
    ['with slashes', '4111/1111/1111/1111'],
    ['with commas', '4111, 1111, 1111, 1111'],
    ['in lines', '4111\n1111\r\n1111\n1111'],
    ['with spaces that do not break', '4111\u00a01111\u00a01111\u00a01111'],
    ['with two spaces', '4111  1111  1111  1111'],
    ['with dashes between spaces', '4111 – 1111 — 1111 − 1111'],
    ['with what nobody sees', '\u202a4111\u200b1111\u200b1111\u200b1111\u202c'],
    ['in Arabic digits', 'بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١'],
    ['in Persian digits', '۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۱'],
    ['in wide digits', '４１１１ １１１１ １１１１ １１１１'],
    ['of an old Visa', '4222222222222'],
    ['of a long Visa', '4000 0000 0000 0000 006'],
    ['of Meeza', '5078030000000003'],
    ['of American Express', '3782 822463 10005'],
    ['of Diners Club', '36227206271667'],
    ['of JCB', '3566002020360505'],
    ['of Discover', '6011111111111117'],
    ['of UnionPay', '6200000000000005'],
  ])('%s: %j', (_what, text) => {
    expect(hasCardNumber(text)).toBe(true);
  });
});

describe('no card is', () => {
  it.each([
    ['a name', 'Mona Adel'],
    ['nothing', ''],
    ['a slip of the finger', '4111111111111112'],
    ['two phones', 'Call 01012345678 or 01112345678'],
    ['two phones in a row', 'Call 01012345678 01112345678'],
    ['two phones of the whole world', '+201012345678 +201112345678'],
    ['phones in groups', '+20 12 4517 1327 / 0111 708 7562'],
    ['an order', 'DW-4111-1111'],
    ['two days', '25/05/2026 - 29/05/2026'],
    ['hours', '23:15 - 22:30, 21:45 - 20:10'],
    ['a national id', '29705121234567'],
    ['a national id of this century, which Diners would pass', '30412161234514'],
    ['a national id and a flat', '27105120101234 13'],
    ['an Egyptian barcode', 'The barcode is 6221025011111'],
    ['a German barcode, which Visa would pass', '4000000000006'],
    ['a barcode and its price', '4000000000006 108'],
    ['two numbers that a long Visa would pass together', '4343 507899031651741'],
    ['doses', '250, 500, 371, 449, 635, 398, 431, 007'],
  ])('%s: %j', (_what, text) => {
    expect(hasCardNumber(text)).toBe(false);
  });

  it.each<[string, fc.Arbitrary<string>]>([
    ['two phones of any number', fc.tuple(digits(8), digits(8)).map(([a, b]) => `010${a} / 0020 10${b}`)],
    [
      'a national id of any number',
      fc.tuple(fc.constantFrom('2', '30', '31'), digits(12)).map((parts) => parts.join('').slice(0, 14)),
    ],
    ['an Egyptian barcode of any number', digits(10).map((rest) => `622${rest}`)],
  ])('%s', (_what, text) => {
    fc.assert(fc.property(text, (each) => !hasCardNumber(each)));
  });
});

it.each(['4', '4 ', '40 ', '4111 ', '٤'])(
  'is looked for in the longest message, of %j, as fast as it is typed',
  (piece) => {
    const started = performance.now();

    hasCardNumber(piece.repeat(LIMITS.message / piece.length));

    expect(performance.now() - started).toBeLessThan(1000);
  },
);
