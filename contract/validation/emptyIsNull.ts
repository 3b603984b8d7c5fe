/** What a form leaves empty, or blank once it is trimmed, is nothing: no wrong number, and no day. */
export const emptyIsNull = (value: unknown, given: unknown) => (given === '' || value === '' ? null : value);
