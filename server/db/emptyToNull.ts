/** For a column: an emptied text becomes null; undefined leaves the column as it is. */
export const emptyToNull = (text: string | undefined) => (text === '' ? null : text);
