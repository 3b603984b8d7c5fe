import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I and L, which people confuse when they read a code aloud. */
export const ORDER_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const ORDER_CODE_LENGTH = 8;

/** Adds the prefix and the hyphens to the letters of a code: DW-7K3M-9QXZ. */
export const spellOrderCode = (letters: string) =>
  `DW-${letters.slice(0, ORDER_CODE_LENGTH / 2)}-${letters.slice(ORDER_CODE_LENGTH / 2)}`;

const randomLetter = () => ORDER_CODE_LETTERS[randomInt(ORDER_CODE_LETTERS.length)];

/** Short and readable. There are 850 thousand million codes, so nobody can guess the next one. */
export const makeOrderCode = () => spellOrderCode(Array.from({ length: ORDER_CODE_LENGTH }, randomLetter).join(''));
