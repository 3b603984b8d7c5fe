/** What a form leaves empty is nothing, not a wrong number. */
export const emptyIsNull = (value: unknown, given: unknown) => (given === '' ? null : value);
