import { message, type MessageKey } from '@contract/messages';
import { calendarDay } from '@contract/validation/fields';
import type { Category } from '@contract/wire/medication';

import { categoryKeyOf, type Column, normalize } from './columns';
import { withoutCurrency } from './currency';
import { detectDayOrder, isAmbiguous, parseDay, unambiguousDay } from './parseDay';
import { parseYesNo } from './parseYesNo';
import { saysNothing } from './saysNothing';

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
  /** The same as it is sent. */
  input: Partial<Record<Column, string | undefined>>;
  errors: Record<string, string[]>;
  /** By which its category is told apart where that is none of ours; nothing where it is, or the file has no column of them. */
  categoryKey?: string | undefined;
  /** It cannot be told which of its cells stands below which heading: it is not sent at all. */
  isUnreadable: boolean;
}

interface Written {
  row: number;
  cells: readonly string[];
  unreadableReason: MessageKey | null;
}

/** The lines of a file, whose dates are read together; and as `day` one of these that another file may mean otherwise. */
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

  const unreadableLine = ({ row, cells }: Written, unreadableReason: MessageKey): Line => {
    const [name] = (cells[columns.indexOf('name')] ?? '').trim().split(/[\r\n]/);
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
  return {
    lines: written.map((each) =>
      each.unreadableReason ? unreadableLine(each, each.unreadableReason) : readableLine(each),
    ),
    day: shown === undefined ? null : { order, written: shown.trim(), read: parseDay(shown, order) },
  };
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
