/**
 * Prices in pounds which, as binary fractions times 100, are slightly below a whole number. If they are cut off instead of rounded, they
 * lose a piastre.
 */
export const ROUNDING_PRONE_PRICES = [19.99, 8.2, 4.35];
