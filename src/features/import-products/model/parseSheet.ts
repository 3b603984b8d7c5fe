import Papa from 'papaparse';

import { message, type MessageKey } from '@contract/messages';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { calendarDay } from '@contract/validation/fields';
import type { Category } from '@contract/wire/medication';

import {
  categoryKeyOf,
  type Column,
  columnsOf,
  FALLBACK_COLUMN,
  normalize,
  REQUIRED,
  REQUIRED_OF_NEW,
} from './columns';
import { withoutCurrency } from './currency';
import { decodeText, isWorkbook } from './decodeText';
import { findHeadings } from './findHeadings';
import { type DayOrder, detectDayOrder, isAmbiguous, parseDay, unambiguousDay } from './parseDay';
import { parseYesNo } from './parseYesNo';
import { saysNothing } from './saysNothing';
import { EXAMPLE_NAME, isReason, isStockThen } from './writeSheet';

/** Enough for the greatest assortment with all its texts. */
const MAX_MEGABYTES = 20;

const isDay = calendarDay();

/** In the place of a column: what is wrong is in no cell alone. */
export const WHOLE_LINE = 'line';

/** A line of the file, as far as this device can judge it. */
export interface Line {
  /** As the spreadsheet counts, its headings among them. */
  row: number;
  cells: readonly string[];
  /** What is not empty, as it stands there. */
  written: Partial<Record<Column, string>>;
  /** The same as it is sent: without what nobody understands. */
  input: Partial<Record<Column, string | undefined>>;
  errors: Record<string, string[]>;
  /** By which its category is told apart where that is none of ours; nothing where it is, or the file has no column of them. */
  categoryKey?: string | undefined;
  /** It cannot be told which of its cells stands below which heading: it is not sent at all. */
  isUnreadable: boolean;
}

export interface Sheet {
  headers: readonly string[];
  separator: string;
  lines: readonly Line[];
  /** Headings that are not known. */
  unused: readonly string[];
  /** What a new product needs, and the file has no column for. */
  absent: readonly Column[];
  /** A date that may begin with day or month, as it stands there and as it was read. */
  day: { order: DayOrder; written: string; read: string } | null;
}

/** Why a file cannot be used: the key of its text, and what fills it in. */
export type UnusableFile =
  | { key: 'workbook' | 'empty' }
  | { key: 'tooLong' | 'tooLarge'; max: number }
  | { key: 'lacking'; columns: readonly Column[] };

/** The products of a file, or why the file cannot be used. */
export function parseSheet(bytes: Uint8Array, categories: readonly Category[]): Sheet | UnusableFile {
  if (bytes.length > MAX_MEGABYTES * 1024 * 1024) return { key: 'tooLarge', max: MAX_MEGABYTES };
  if (isWorkbook(bytes)) return { key: 'workbook' };
  // Excel's own way to say what separates the cells.
  const text = decodeText(bytes).replace(/^sep=.\r?\n/i, '');
  const { line: above, separator } = findHeadings(text);
  const parsed = Papa.parse<string[]>(text, { delimiter: separator });
  const [headers = [], ...records] = parsed.data.slice(above);
  const columns = columnsOf(headers);
  const lacking = REQUIRED.filter((column) => !columns.includes(column));
  if (lacking.length > 0) return { key: 'lacking', columns: lacking };

  const unpaired = new Set(parsed.errors.map(({ row }) => row));
  const written = records.map((cells, index) => ({
    row: above + index + 2,
    cells: cells.map(withoutFormulaGuard),
    unreadableReason: unreadableReasonOf(cells, { isUnpaired: unpaired.has(above + index + 1), width: headers.length }),
  }));
  const filled = written.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const read = readerOf(columns, categories, filled);
  const lines = filled.map(read.line).filter(({ input }) => input.name !== EXAMPLE_NAME);
  if (lines.length === 0) return { key: 'empty' };
  if (lines.length > STAFF_LIMITS.products) return { key: 'tooLong', max: STAFF_LIMITS.products };
  const unused = headers.filter((header, index) => header.trim() !== '' && !columns[index] && !isOurs(header));
  const absent = REQUIRED_OF_NEW.filter(
    (column) => ![column, FALLBACK_COLUMN[column]].some((each) => each && columns.includes(each)),
  );
  return { headers, separator, lines, unused, absent, day: read.day };
}

/** Written by us for whoever reads the file. */
const isOurs = (header: string) => isReason(header) || isStockThen(header);

/** Our own files guard what a spreadsheet would take for a formula with an apostrophe. */
const withoutFormulaGuard = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

/**
 * Why a line cannot be read by its headings: a price of 1,250.00 without its quotation marks would be a price of 1 and a stock of 250,
 * and a mark that another line closes would take all between them for one text.
 */
function unreadableReasonOf(
  cells: readonly string[],
  { isUnpaired, width }: { isUnpaired: boolean; width: number },
): MessageKey | null {
  if (isUnpaired && cells.some((cell) => LINE_END.test(cell))) return 'lineQuoteOpen';
  return cells.slice(width).some((cell) => cell.trim() !== '') ? 'lineBeyondHeadings' : null;
}
const LINE_END = /[\r\n]/;

interface Written {
  row: number;
  cells: readonly string[];
  unreadableReason: MessageKey | null;
}

function readerOf(
  columns: readonly (Column | undefined)[],
  categories: readonly Category[],
  written: readonly Written[],
) {
  const ofDays = columns.indexOf('expiry_date');
  const days = written.map(({ cells }) => cells[ofDays] ?? '');
  const order = detectDayOrder(days);
  const shown = days.find(isAmbiguous);
  const ids = new Map(
    categories.flatMap(({ id, name, name_ar }) => [name, name_ar].map((each) => [normalize(each), String(id)])),
  );

  const unreadableLine = ({ row, cells }: Written, unreadableReason: MessageKey): Line => {
    const [name] = (cells[columns.indexOf('name')] ?? '').trim().split(LINE_END);
    return {
      row,
      cells,
      written: { name },
      input: {},
      errors: { [WHOLE_LINE]: [message(unreadableReason)] },
      isUnreadable: true,
    };
  };
  const inputOf = (written: Line['written']): Line['input'] => {
    const { price, expiry_date: day, category_id: category, prescription_required: answer } = written;
    return {
      ...written,
      price: price && withoutCurrency(price),
      expiry_date: day && parseDay(day, order),
      // A product that is there keeps its own where this one is of another program's.
      category_id: category && ids.get(normalize(category)),
      // Sent as it stands where nobody understands it: a line that the server took for right would keep a later one of its product out.
      prescription_required: answer && (parseYesNo(answer) ?? answer),
    };
  };
  const readableLine = ({ row, cells }: Written): Line => {
    const given = columns.flatMap((column, index) => (column ? [[column, (cells[index] ?? '').trim()] as const] : []));
    const written: Line['written'] = Object.fromEntries(
      given.filter(([column, cell]) => !saysNothing(column, cell, order)),
    );
    const input = inputOf(written);
    const isForeign = columns.includes('category_id') && input.category_id === undefined;
    return {
      row,
      // Saved to be mended, it may be alone with a date that the others gave its meaning.
      cells: cells.map((cell, index) => (index === ofDays ? unambiguousDay(cell, order) : cell)),
      written,
      input,
      errors: errorsOf(written, input),
      categoryKey: isForeign ? categoryKeyOf(written.category_id ?? '') : undefined,
      isUnreadable: false,
    };
  };
  const line = (read: Written) =>
    read.unreadableReason ? unreadableLine(read, read.unreadableReason) : readableLine(read);
  return { line, day: shown === undefined ? null : { order, written: shown.trim(), read: parseDay(shown, order) } };
}

/** What nobody understands of what is written. */
function errorsOf(written: Line['written'], input: Line['input']): Line['errors'] {
  const { category_id: category, prescription_required: answer } = written;
  return {
    ...(!isDay.isValidSync(input.expiry_date) && { expiry_date: [message('dayUnreadable')] }),
    ...(category && !input.category_id && { category_id: [message('categoryUnknown')] }),
    ...(answer && !parseYesNo(answer) && { prescription_required: [message('yesOrNoInvalid')] }),
  };
}
