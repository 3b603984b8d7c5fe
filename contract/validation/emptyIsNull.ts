/** A field left empty, or blank once it is trimmed, becomes null instead of an invalid number or date. */
export const emptyIsNull = (value: unknown, given: unknown) => (given === '' || value === '' ? null : value);
