/** Pounds that are a hair less than that in a computer: cut off instead of rounded, they lose a piastre. */
export const TO_THE_PIASTRE = [19.99, 8.2, 4.35];
