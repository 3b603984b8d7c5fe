import { message } from '@contract/messages';
import type { ImportOutcome } from '@contract/productsImport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { ImportedRow } from '@contract/wire/product';

import type { Sheet } from './parseSheet';
import type { Line } from './readLines';

/** A line with the server's answer. */
export interface CheckedLine extends ImportedRow {
  line: Line;
  /** The id of our category that was sent in place of the file's. */
  chosenCategory?: number | undefined;
}

/** The import of a file: in a dry run the server checks all lines and stores nothing, then those without problems are imported. */
export interface ImportRun {
  sheet: Sheet;
  isDryRun: boolean;
  waiting: readonly CheckedLine[];
  checked: readonly CheckedLine[];
  /** How many of `checked` are not part of this run: they were there before it began. */
  untouched: number;
}

const BEFORE: ImportedRow = { outcome: 'created', product: null, stock: 0, changes: {}, errors: {} };

/**
 * The dry run of a file. A line that cannot be read is refused without asking the server, which could only check a guess of its contents.
 */
export const checkRunOf = (sheet: Sheet): ImportRun => ({
  sheet,
  isDryRun: true,
  waiting: sheet.lines.filter(({ isUnreadable }) => !isUnreadable).map((line) => ({ ...BEFORE, line })),
  checked: sheet.lines
    .filter(({ isUnreadable }) => isUnreadable)
    .map((line) => ({ ...BEFORE, line, outcome: 'refused', errors: line.errors })),
  untouched: 0,
});

export const isRefused = ({ outcome }: CheckedLine) => outcome === 'refused';
export const isChange = ({ outcome }: CheckedLine) => outcome === 'created' || outcome === 'updated';

/** The import that follows the dry run, with the lines that would change something. */
export const importRunOf = ({ sheet, checked }: ImportRun): ImportRun => ({
  sheet,
  isDryRun: false,
  waiting: checked.filter(isChange),
  checked: checked.filter((each) => !isChange(each)),
  untouched: checked.filter((each) => !isChange(each)).length,
});

/** How many lines of the run are done, and how many it has. Lines that an import leaves out are counted in neither number. */
export const progressOf = ({ waiting, checked, untouched }: ImportRun) => {
  const done = checked.length - untouched;
  return { done, total: done + waiting.length };
};

/** For the rows of one call. Below the server's limit for a body, since the body also contains other fields. */
const MAX_BYTES = 90_000;
const bytes = new TextEncoder();

/**
 * The row of a call. `seen_stock` is the stock that the dry run showed, 0 for a new product: the server does not overwrite a stock that has
 * changed since.
 */
export const toRow = ({ line, stock, chosenCategory }: CheckedLine, isDryRun: boolean) => ({
  ...line.input,
  ...(chosenCategory !== undefined && { category_id: chosenCategory }),
  ...(!isDryRun && { seen_stock: stock }),
});

/** The lines of the next call: at least one, and no more than fit the limits of rows and bytes. */
export function nextLinesOf({ waiting, isDryRun }: ImportRun): readonly CheckedLine[] {
  let size = 0;
  const next = waiting.slice(0, STAFF_LIMITS.importRows);
  const end = next.findIndex((each, index) => {
    size += bytes.encode(JSON.stringify(toRow(each, isDryRun))).length + 1;
    return index > 0 && size > MAX_BYTES;
  });
  return end === -1 ? next : next.slice(0, end);
}

/** The run after an answer for its next lines. */
export function withAnswers(run: ImportRun, answers: readonly ImportedRow[]): ImportRun {
  const asked = run.waiting.slice(0, answers.length);
  const checked = inOrder([
    ...run.checked,
    ...asked.map((each, index) => checkedBy(each, answers[index] ?? each, run.isDryRun)),
  ]);
  const waiting = run.waiting.slice(answers.length);
  return { ...run, waiting, checked: run.isDryRun ? withRepeated(checked) : checked };
}

function checkedBy(before: CheckedLine, answer: ImportedRow, isDryRun: boolean): CheckedLine {
  const { category_id: unknown, ...wrong } = before.line.errors;
  // Only the server knows whether the line needs a category, so our own error counts only if the server reports one as well.
  const errors = { ...answer.errors, ...wrong, ...(unknown && answer.errors.category_id && { category_id: unknown }) };
  const isWrong = Object.keys(errors).length > 0;
  // "unchanged" after a dry run that announced a change means that an earlier call, whose answer was lost, has stored the line.
  const outcome = !isDryRun && answer.outcome === 'unchanged' ? before.outcome : answer.outcome;
  return { ...before, ...answer, errors, outcome: isWrong ? 'refused' : outcome };
}

/** Refuses lines whose product is in an earlier line of the file: the server sees only the lines of one call and cannot tell. */
function withRepeated(checked: readonly CheckedLine[]): readonly CheckedLine[] {
  const first = new Map<string, number>();
  return checked.map((each) => {
    if (each.product === null) return each;
    const earlier = first.get(each.product);
    if (earlier === undefined) first.set(each.product, each.line.row);
    else return { ...each, outcome: 'refused', errors: { name: [message('productRepeated', { row: earlier })] } };
    return each;
  });
}

export const inOrder = (checked: readonly CheckedLine[]) =>
  [...checked].sort((one, other) => one.line.row - other.line.row);

export const countOf = ({ checked }: ImportRun, of: ImportOutcome) =>
  checked.filter(({ outcome }) => outcome === of).length;

/** How many products are added or updated. */
export const changesOf = ({ checked }: ImportRun) => checked.filter(isChange).length;

/**
 * What would be lost if the dialog were closed: the import in progress, the result of a dry run, or the lines with problems that nobody has
 * saved.
 */
export type Loss = 'import' | 'preview' | 'problems';

export function lossOf(run: ImportRun, saved: ReadonlySet<Line>): Loss | null {
  if (run.waiting.length > 0) return run.isDryRun ? null : 'import';
  if (run.isDryRun && changesOf(run) > 0) return 'preview';
  return run.checked.some((each) => isRefused(each) && !saved.has(each.line)) ? 'problems' : null;
}
