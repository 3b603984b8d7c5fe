/** Where the customers live: what is a day or an hour here is theirs, wherever the server or the reader is. */
export const CAIRO = 'Africa/Cairo';

/** `2026-03-14` as Cairo's calendar has it; ISO dates compare as texts. */
export const dayInCairo = (now = new Date()) => now.toLocaleDateString('sv-SE', { timeZone: CAIRO });
