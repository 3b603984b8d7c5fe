import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, which people mix up when they read a code aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const randomPart = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Short and readable, and one of 850 thousand million: nobody guesses the next one. Example: DW-7K3M-9QXZ. */
export const makeOrderCode = () => `DW-${randomPart()}-${randomPart()}`;
