import { useLanguage } from '@/shared/i18n';

/** For cells with numbers, which are compared digit under digit: numbers run from left to right in Arabic, too, and end at the right. */
export const NUMERIC_CELL = { textAlign: 'end', '[dir="rtl"] &': { textAlign: 'start' } } as const;

const AT_END = { align: 'right', headerAlign: 'right' } as const;
/** A grid's `left` is the start of the line. */
const AT_START = { align: 'left', headerAlign: 'left' } as const;

/** `NUMERIC_CELL` for a column of a grid. */
export const useNumericColumn = () => (useLanguage().direction === 'rtl' ? AT_START : AT_END);
