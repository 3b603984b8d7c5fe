/** Pounds whose binary fraction times 100 is a little less than whole: cut off instead of rounded, they lose a piastre. */
export const ROUNDING_PRONE_PRICES = [19.99, 8.2, 4.35];
