/** A code keeps its letters in order and its place between brackets, in a sentence of either direction. */
export const isolateLtr = (code: string) => `\u2066${code}\u2069`;

/** What people write, in a language that nobody knows beforehand, keeps its own direction within a sentence. */
export const isolateOwn = (text: string) => `\u2068${text}\u2069`;
