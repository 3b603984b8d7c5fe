/**
 * Isolates a code, a number or a Latin text, so that it keeps its order, and the brackets around it their places, in a sentence of either
 * direction.
 */
export const isolateLtr = (text: string) => `\u2066${text}\u2069`;

/** Isolates a text that people wrote, whose language is unknown, so that it keeps its own direction within a sentence. */
export const isolateAuto = (text: string) => `\u2068${text}\u2069`;
