import { CARD_RANGES, type NumberRange, passesLuhn } from './cardNumber';
import { toLatinDigits } from './latinDigits';

/**
 * Includes networks that we do not accept, since people write down those cards, too. Diners' 300 to 305 are left out because Egyptian
 * national ids of people born since 2000 begin like that.
 */
const NETWORKS: readonly NumberRange[] = [
  ...Object.values(CARD_RANGES),
  { prefix: /^3[47]/, lengths: [15] }, // American Express
  { prefix: /^3[689]/, lengths: [14] }, // Diners Club
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16] }, // JCB
  { prefix: /^6(?:011|2|4[4-9]|5)/, lengths: [16, 19] }, // Discover, UnionPay
];

const MAX_CARD_LENGTH = 19;
/** The lengths that are accepted when more digits, such as a security code or an expiry date, follow without a gap. */
const USUAL_LENGTHS = [15, 16];

/**
 * Whether a text contains a card number, in any digits and with anything before and after it. Letters, the + of a phone number and the : of
 * a time end a number; any other characters between digits may be a way to group them.
 */
export const hasCardNumber = (text: string): boolean =>
  toLatinDigits(text)
    .split(/[\p{L}+:]+/u)
    .some((run) => containsCard(run.match(/\d+/g) ?? []));

function containsCard(groups: readonly string[]): boolean {
  const digits = groups.join('');
  let start = 0;
  return groups.some((group, first) => {
    const next = digits.slice(start, start + MAX_CARD_LENGTH);
    start += group.length;
    return startsWithCard(next, groups, first);
  });
}

/** The grouping is checked last, because few digits begin like a card number and fewer of these have a valid check digit. */
const startsWithCard = (digits: string, groups: readonly string[], first: number): boolean =>
  NETWORKS.some(
    ({ prefix, lengths }) =>
      prefix.test(digits) &&
      lengths.some(
        (length) =>
          length <= digits.length && isValidNumber(digits.slice(0, length)) && isWrittenAsCard(groups, first, length),
      ),
  );

const isValidNumber = (digits: string) => passesLuhn(digits) && !isBarcode(digits);

/** Whether the groups that begin at `first` may form a card number of this length. */
function isWrittenAsCard(groups: readonly string[], first: number, length: number): boolean {
  const parts: string[] = [];
  let size = 0;
  for (const group of groups.slice(first, first + length)) {
    if (size >= length) break;
    parts.push(group);
    size += group.length;
  }
  const endsWithGroup = size === length;
  const startsInFours = parts.slice(0, -1).every((part) => part.length === 4);
  if (startsInFours && (endsWithGroup ? length < MAX_CARD_LENGTH : USUAL_LENGTHS.includes(length))) return true;
  return endsWithGroup && isGroupedAsCard(parts, parts.length === groups.length);
}

/**
 * Whether the digits are grouped as people group a card number. Phone numbers, dates and doses are grouped differently. A text without any
 * other digits may be grouped in more ways.
 */
function isGroupedAsCard(parts: readonly string[], isAll: boolean): boolean {
  const sizes = parts.map(({ length }) => length);
  const [first = 0, ...others] = sizes;
  if (others.length === 0 || (first <= 2 && others.every((size) => size === first))) return true;
  const inner = others.slice(0, -1);
  const last = others.at(-1) ?? 0;
  return first >= 4 && Math.max(...sizes) <= 12 && (isAll || (last >= 3 && inner.every((size) => size >= 4)));
}

/**
 * Whether the digits have the check digit of an EAN-13: barcodes of German and Japanese products begin with 4, like old Visa numbers of 13
 * digits.
 */
function isBarcode(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits.length === 13 && sum % 10 === 0;
}
