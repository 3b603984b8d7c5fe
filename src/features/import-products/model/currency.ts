import { trimInvisible } from '@contract/invisibleCharacters';

const POUNDS = /(^|\P{L})(?:EGP|L\.?E\.?|E?£|ج\.? ?م\.?|(?:ب?ال)?جنيه)(?: (?:ال)?مصري)?(?!\p{L})/giu;

/** An amount, or the heading above amounts, without the currency that Excel and people write beside it. */
export const withoutCurrency = (text: string): string => trimInvisible(text.replace(POUNDS, '$1'));
