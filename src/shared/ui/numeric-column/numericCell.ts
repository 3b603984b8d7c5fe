/** For cells with numbers, which are compared digit under digit: numbers run from left to right in Arabic, too, and end at the right. */
export const NUMERIC_CELL = { textAlign: 'end', '[dir="rtl"] &': { textAlign: 'start' } } as const;
