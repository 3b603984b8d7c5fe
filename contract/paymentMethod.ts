export const CARD_BRANDS = ['visa', 'mastercard', 'meeza'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];
