/** A code, a figure or a Latin text keeps its order and its place between brackets, in a sentence of either direction. */
export const isolateLtr = (text: string) => `\u2066${text}\u2069`;

/** What people write, in a language that nobody knows beforehand, keeps its own direction within a sentence. */
export const isolateAuto = (text: string) => `\u2068${text}\u2069`;
