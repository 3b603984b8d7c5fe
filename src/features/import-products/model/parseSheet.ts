import Papa from 'papaparse';

import type { MessageKey } from '@contract/messages';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { Category } from '@contract/wire/medication';

import { type Column, columnsOf, FALLBACK_COLUMN, REQUIRED, REQUIRED_OF_NEW } from './columns';
import { decodeText, isMarkup, isWorkbook } from './decodeText';
import { findHeadings } from './findHeadings';
import type { DayOrder } from './parseDay';
import { type Line, readLines } from './readLines';
import { EXAMPLE_NAME, isReason, isStockThen } from './writeSheet';

/** Enough for the largest assortment with all its texts. */
const MAX_MEGABYTES = 20;

export interface Sheet {
  /** The whole file, for `parseText`. */
  text: string;
  headers: readonly string[];
  separator: string;
  lines: readonly Line[];
  /** Headings that are not known, so their columns are not used. */
  unused: readonly string[];
  /** Columns that a new product needs and the file does not have. */
  absent: readonly Column[];
  /** A date of the file that is ambiguous, as written and as it was read. */
  day: { order: DayOrder; written: string; read: string } | null;
}

/** Why a file cannot be used: the key of the message and its values. */
export type UnusableFile =
  | { key: 'unreadable' | 'workbook' | 'empty' }
  | { key: 'tooLong' | 'tooLarge'; max: number }
  | { key: 'lacking'; columns: readonly Column[] };

/** Reads the products of a file, or says why it cannot be used. */
export function parseSheet(bytes: Uint8Array, categories: readonly Category[]): Sheet | UnusableFile {
  if (bytes.length > MAX_MEGABYTES * 1024 * 1024) return { key: 'tooLarge', max: MAX_MEGABYTES };
  if (isWorkbook(bytes)) return { key: 'workbook' };
  return parseText(decodeText(bytes), categories);
}

/** Like `parseSheet`, for a file that is decoded. */
export function parseText(whole: string, categories: readonly Category[]): Sheet | UnusableFile {
  // The line by which Excel marks the separator of a file.
  const text = whole.replace(/^sep=.\r?\n/i, '');
  if (isMarkup(text)) return { key: 'workbook' };
  if (text.trim() === '') return { key: 'empty' };
  const { line: above, separator } = findHeadings(text);
  const parsed = Papa.parse<string[]>(text, { delimiter: separator });
  const [headers = [], ...records] = parsed.data.slice(above);
  const columns = columnsOf(headers);
  const lacking = REQUIRED.filter((column) => !columns.includes(column));
  if (lacking.length > 0) return { key: 'lacking', columns: lacking };

  const unpaired = new Set(parsed.errors.map(({ row }) => row));
  const nameAt = columns.indexOf('name');
  const isProduct = (cells: readonly string[]) =>
    cells.some((cell) => cell.trim() !== '') && cells[nameAt]?.trim() !== EXAMPLE_NAME;
  const products = [...records.entries()].filter(([, cells]) => isProduct(cells));
  if (products.length === 0) return { key: 'empty' };
  // Before the lines are read, which takes a while for a long file.
  if (products.length > STAFF_LIMITS.products) return { key: 'tooLong', max: STAFF_LIMITS.products };
  const written = products.map(([index, cells]) => ({
    row: above + index + 2,
    cells: cells.map(withoutFormulaGuard),
    unreadableReason: unreadableReasonOf(cells, { isUnpaired: unpaired.has(above + index + 1), width: headers.length }),
  }));
  const { lines, day } = readLines(columns, categories, written);
  const unused = headers.filter((header, index) => header.trim() !== '' && !columns[index] && !isOurs(header));
  const absent = REQUIRED_OF_NEW.filter(
    (column) => ![column, FALLBACK_COLUMN[column]].some((each) => each && columns.includes(each)),
  );
  return { text: whole, headers, separator, lines, unused, absent, day };
}

/** Whether we wrote this column for the people who read the file, so that the import ignores it. */
const isOurs = (header: string) => isReason(header) || isStockThen(header);

/** Our own files put an apostrophe before cells that a spreadsheet would run as a formula. */
const withoutFormulaGuard = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

/**
 * Why the cells of a line cannot be assigned to the headings. A price of 1,250.00 without quotation marks would be read as a price of 1 and
 * a stock of 250; a quotation mark that is closed in a later line would turn everything between into one text.
 */
function unreadableReasonOf(
  cells: readonly string[],
  { isUnpaired, width }: { isUnpaired: boolean; width: number },
): MessageKey | null {
  if (isUnpaired && cells.some((cell) => /[\r\n]/.test(cell))) return 'lineQuoteOpen';
  return cells.slice(width).some((cell) => cell.trim() !== '') ? 'lineBeyondHeadings' : null;
}
