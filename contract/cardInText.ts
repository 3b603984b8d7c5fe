import { CARD_RANGES, type NumberRange, passesLuhn } from './cardNumber';
import { toLatinDigits } from './latinDigits';

/** With cards that we do not take: people write them down all the same. Without Diners' 300 to 305: national ids begin so since 2000. */
const NETWORKS: readonly NumberRange[] = [
  ...Object.values(CARD_RANGES),
  { prefix: /^3[47]/, lengths: [15] }, // American Express
  { prefix: /^3[689]/, lengths: [14] }, // Diners Club
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16] }, // JCB
  { prefix: /^6(?:011|2|4[4-9]|5)/, lengths: [16, 19] }, // Discover, UnionPay
];

const MAX_CARD_LENGTH = 19;
/** Where a security code or an expiry follows without a gap. */
const USUAL_LENGTHS = [15, 16];

/**
 * Whether somebody has written the number of a card into a text, whatever digits it is in and whatever stands before and
 * after it. Letters, the + of a phone and the : of a time end a number; all else between digits may be a way to group them.
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

/** The grouping is checked last: few digits begin like a card, and fewer have a valid check digit. */
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

/** Whether the groups from the first on may be a number of this length. */
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

/** As people write a card: other groups are those of phones, dates and doses. On its own it may break wherever it likes. */
function isGroupedAsCard(parts: readonly string[], isAll: boolean): boolean {
  const sizes = parts.map(({ length }) => length);
  const [first = 0, ...others] = sizes;
  if (others.length === 0 || (first <= 2 && others.every((size) => size === first))) return true;
  const inner = others.slice(0, -1);
  const last = others.at(-1) ?? 0;
  return first >= 4 && Math.max(...sizes) <= 12 && (isAll || (last >= 3 && inner.every((size) => size >= 4)));
}

/** The check digit of an EAN-13: German and Japanese products begin with 4, as old Visa cards of that length do. */
function isBarcode(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits.length === 13 && sum % 10 === 0;
}
