/** For a column: a text that was emptied is none; one that was not given stays. */
export const orNull = (text: string | undefined) => (text === '' ? null : text);
