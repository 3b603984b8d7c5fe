import { message } from '@contract/messages';
import type { ImportOutcome } from '@contract/productsImport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { ImportedRow } from '@contract/wire/product';

import type { Sheet } from './parseSheet';
import type { Line } from './readLines';

/** A line that the server has answered for. */
export interface CheckedLine extends ImportedRow {
  line: Line;
  /** The category of ours with which it was judged in place of the file's. */
  chosenCategory?: number | undefined;
}

/** The import of a file: in a dry run the server checks all lines and stores nothing, then those without problems are imported. */
export interface ImportRun {
  sheet: Sheet;
  isDryRun: boolean;
  waiting: readonly CheckedLine[];
  checked: readonly CheckedLine[];
  /** How many of these were there before the run began: it does nothing to them. */
  untouched: number;
}

const BEFORE: ImportedRow = { outcome: 'created', product: null, stock: 0, changes: {}, errors: {} };

/** A line that cannot be read is refused without asking the server: whatever it says would be guessed. */
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

/** The run that follows the check, of the lines that would change something. */
export const importRunOf = ({ sheet, checked }: ImportRun): ImportRun => ({
  sheet,
  isDryRun: false,
  waiting: checked.filter(isChange),
  checked: checked.filter((each) => !isChange(each)),
  untouched: checked.filter((each) => !isChange(each)).length,
});

/** How many lines the run is through with, of how many: an import is not through with those that it leaves out. */
export const progressOf = ({ waiting, checked, untouched }: ImportRun) => {
  const done = checked.length - untouched;
  return { done, total: done + waiting.length };
};

/** Below what the server reads as one body, whose numbers and names of fields take some, too. */
const MAX_BYTES = 90_000;
const bytes = new TextEncoder();

/** As a row goes over the wire. What is new was seen as nothing: what has become of it since then is not written over either. */
export const toRow = ({ line, stock, chosenCategory }: CheckedLine, isDryRun: boolean) => ({
  ...line.input,
  ...(chosenCategory !== undefined && { category_id: chosenCategory }),
  ...(!isDryRun && { seen_stock: stock }),
});

/** The lines of the next call: one at least, and no more than it may bring. */
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
  // Whether a category is needed at all, the server knows.
  const errors = { ...answer.errors, ...wrong, ...(unknown && answer.errors.category_id && { category_id: unknown }) };
  const isWrong = Object.keys(errors).length > 0;
  // Stored by a call whose answer was lost: it has become what was promised.
  const outcome = !isDryRun && answer.outcome === 'unchanged' ? before.outcome : answer.outcome;
  return { ...before, ...answer, errors, outcome: isWrong ? 'refused' : outcome };
}

/** A call knows its own lines alone: which of them have stood in the file before is found here. */
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

/** What would be lost with a run that nobody looks at any more: what is under way, what was found, or the lines to correct. */
export type Loss = 'import' | 'preview' | 'problems';

export function lossOf(run: ImportRun, saved: ReadonlySet<Line>): Loss | null {
  if (run.waiting.length > 0) return run.isDryRun ? null : 'import';
  if (run.isDryRun && changesOf(run) > 0) return 'preview';
  return run.checked.some((each) => isRefused(each) && !saved.has(each.line)) ? 'problems' : null;
}
