import { useLanguage } from '@/shared/i18n';

/** For cells with numbers: right-aligned in Arabic too, so that the digits of a column are below each other. */
export const NUMERIC_CELL = { textAlign: 'end', '[dir="rtl"] &': { textAlign: 'start' } } as const;

const AT_END = { align: 'right', headerAlign: 'right' } as const;
/** In a right-to-left grid, `left` means right. */
const AT_START = { align: 'left', headerAlign: 'left' } as const;

/** The same for a column of a DataGrid. */
export const useNumericColumn = () => (useLanguage().direction === 'rtl' ? AT_START : AT_END);
