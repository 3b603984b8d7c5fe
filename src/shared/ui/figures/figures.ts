/** For cells of figures, which are compared digit under digit: numbers run from left to right in Arabic, too, and end at the right. */
export const FIGURES = { textAlign: 'end', '[dir="rtl"] &': { textAlign: 'start' } } as const;
