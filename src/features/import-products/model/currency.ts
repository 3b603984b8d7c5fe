import { trimInvisible } from '@contract/invisibleCharacters';

const POUNDS = /(^|\P{L})(?:EGP|L\.?E\.?|E?£|ج\.? ?م\.?|(?:ب?ال)?جنيه)(?: (?:ال)?مصري)?(?!\p{L})/giu;

/** Removes the currency that Excel and people write next to an amount or in its heading. */
export const withoutCurrency = (text: string): string => trimInvisible(text.replace(POUNDS, '$1'));
