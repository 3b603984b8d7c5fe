import { type Column, REQUIRED } from './columns';
import { type DayOrder, parseDay } from './parseDay';

/** What databases, Excel and people write for a missing value. */
const NOTHING = /^(?:\(?null\)?|#?n\/a|[-\u2013\u2014]+)$/i;

/** In these columns such a text is an error: a dash may mean a stock of 0. */
const NEEDED: readonly Column[] = REQUIRED;

/** The first date of a database, in the years 0, 1, 1753, 1899 or 1900, stands for a missing date: no medicine expired then. */
const FIRST_DAY = /^(?:0\d{3}|1[78]\d{2}|1900)-\d{2}-\d{2}$/;

/** Whether a trimmed cell counts as empty. */
export function saysNothing(column: Column, cell: string, order: DayOrder): boolean {
  if (cell === '') return true;
  if (column === 'expiry_date' && /\d/.test(cell)) return FIRST_DAY.test(parseDay(cell, order));
  return NOTHING.test(cell) && !NEEDED.includes(column);
}
