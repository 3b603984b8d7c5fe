/** `2026-03-14` as Cairo's calendar has it: there the customers live, and ISO dates compare as texts. */
export const dayInCairo = (now = new Date()) => now.toLocaleDateString('sv-SE', { timeZone: 'Africa/Cairo' });
