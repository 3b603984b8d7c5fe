/** The value of an optional text column: an emptied text becomes null, and undefined leaves the column as it is. */
export const emptyToNull = (text: string | undefined) => (text === '' ? null : text);
