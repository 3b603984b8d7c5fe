import { message, type MessageKey } from '@contract/messages';
import { calendarDay } from '@contract/validation/fields';
import type { Category } from '@contract/wire/medication';

import { categoryKeyOf, type Column, normalize } from './columns';
import { withoutCurrency } from './currency';
import { UNREAD } from './decodeText';
import { detectDayOrder, isAmbiguous, parseDay, unambiguousDay } from './parseDay';
import { parseYesNo } from './parseYesNo';
import { saysNothing } from './saysNothing';

const isDay = calendarDay();

/** Used in place of a column for a problem that concerns the whole line. */
export const WHOLE_LINE = 'line';

/** A line of the file, as read by the browser. */
export interface Line {
  /** The number of the row in a spreadsheet, which also counts the headings. */
  row: number;
  cells: readonly string[];
  /** The cells that are not empty, as they are written. */
  written: Partial<Record<Column, string>>;
  /** The same values in the form in which they are sent. */
  input: Partial<Record<Column, string | undefined>>;
  errors: Record<string, string[]>;
  /** The key of its category if that is not one of ours; undefined if it is, or if the file has no column for categories. */
  categoryKey?: string | undefined;
  /** It is unknown which cell belongs to which heading, so the line is not sent. */
  isUnreadable: boolean;
}

/** More characters than all fields of a product may have together. A longer line would not fit into a call and would stop all others. */
const MAX_CHARACTERS = 16_000;
/** Enough to recognise a line by. */
const MAX_SHOWN = 200;

interface Written {
  row: number;
  cells: readonly string[];
  unreadableReason: MessageKey | null;
}

/** Reads the lines of a file. Their dates are interpreted together; `day` is an example of an ambiguous one. */
export function readLines(
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

  const unreadableLine = ({ row, cells }: Written, problem: string): Line => {
    const [name] = (cells[columns.indexOf('name')] ?? '').trim().split(/[\r\n]/);
    return {
      row,
      cells,
      written: { name: name?.slice(0, MAX_SHOWN) },
      input: {},
      errors: { [WHOLE_LINE]: [problem] },
      isUnreadable: true,
    };
  };
  const inputOf = (written: Line['written']): Line['input'] => {
    const { price, expiry_date: day, category_id: category, prescription_required: answer } = written;
    return {
      ...written,
      price: price && withoutCurrency(price),
      expiry_date: day && parseDay(day, order),
      // A category that is not ours is left out, which existing products do not need.
      category_id: category && ids.get(normalize(category)),
      // An answer that we do not understand is sent unchanged, so that the server refuses the line, too. If it accepted the line, it would
      // refuse a later line of the same product.
      prescription_required: answer && (parseYesNo(answer) ?? answer),
    };
  };
  const readableLine = (line: Written): Line => {
    const { row, cells } = line;
    const given = columns.flatMap((column, index) => (column ? [[column, (cells[index] ?? '').trim()] as const] : []));
    const written: Line['written'] = Object.fromEntries(
      given.filter(([column, cell]) => !saysNothing(column, cell, order)),
    );
    if (Object.values(written).join('').length > MAX_CHARACTERS)
      return unreadableLine(line, message('textTooLong', { max: MAX_CHARACTERS }));
    const input = inputOf(written);
    const isForeign = columns.includes('category_id') && input.category_id === undefined;
    return {
      row,
      // If the line is saved in the file of problems, the other dates that show how to read its own may be missing there.
      cells: cells.map((cell, index) => (index === ofDays ? unambiguousDay(cell, order) : cell)),
      written,
      input,
      errors: errorsOf(written, input),
      categoryKey: isForeign ? categoryKeyOf(written.category_id ?? '') : undefined,
      isUnreadable: false,
    };
  };
  return {
    lines: written.map((each) =>
      each.unreadableReason ? unreadableLine(each, message(each.unreadableReason)) : readableLine(each),
    ),
    day: shown === undefined ? null : { order, written: shown.trim(), read: parseDay(shown, order) },
  };
}

/** The problems that the browser itself can find. */
function errorsOf(written: Line['written'], input: Line['input']): Line['errors'] {
  const { category_id: category, prescription_required: answer } = written;
  const damaged = Object.entries(written).filter(([, cell]) => cell.includes(UNREAD));
  return {
    ...Object.fromEntries(damaged.map(([column]) => [column, [message('textUnstorable')]])),
    ...(!isDay.isValidSync(input.expiry_date) && { expiry_date: [message('dayUnreadable')] }),
    ...(category && !input.category_id && { category_id: [message('categoryUnknown')] }),
    ...(answer && !parseYesNo(answer) && { prescription_required: [message('yesOrNoInvalid')] }),
  };
}
