/** Turns a field that is empty, also after trimming, into null, which would otherwise be an invalid number or date. */
export const emptyIsNull = (value: unknown, given: unknown) => (given === '' || value === '' ? null : value);
