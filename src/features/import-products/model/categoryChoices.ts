import { type CheckedLine, type ImportRun, inOrder, isRefused } from './importRun';

/** For the key of each category in the file, the id of our category that somebody chose for it, or null if they took the choice back. */
export type CategoryChoices = ReadonlyMap<string, number | null>;

const choiceFor = ({ line }: CheckedLine, choices: CategoryChoices) =>
  line.categoryKey === undefined ? undefined : (choices.get(line.categoryKey) ?? undefined);

/** Whether the line is refused because no category of ours is known for what the file says. */
export const lacksCategory = ({ line, errors }: CheckedLine) =>
  line.categoryKey !== undefined && 'category_id' in errors;

/** A product that the pharmacy already has keeps its category, whatever the file says. */
const isOfKnownProduct = ({ outcome }: CheckedLine) => outcome === 'updated' || outcome === 'unchanged';

/** Applies the choices to a dry run: lines that were checked with other choices wait to be checked again. */
export function withChoices(run: ImportRun, choices: CategoryChoices): ImportRun {
  if (!run.isDryRun) return run;
  const stale = new Set(
    [...run.waiting, ...run.checked].filter(
      (each) => !isOfKnownProduct(each) && each.chosenCategory !== choiceFor(each, choices),
    ),
  );
  // If a valid line loses its category, lines that were refused because of it must be checked again: a later line of the same product, or
  // one beyond the limit of products.
  const isReleasing = [...stale].some((each) => each.product !== null && choiceFor(each, choices) === undefined);
  const isJudgedAgain = (each: CheckedLine) =>
    stale.has(each) || (isReleasing && isRefused(each) && each.product !== null);
  const waiting = [...run.waiting, ...run.checked.filter(isJudgedAgain)];
  return {
    ...run,
    waiting: inOrder(waiting.map((each) => ({ ...each, chosenCategory: choiceFor(each, choices) }))),
    checked: run.checked.filter((each) => !isJudgedAgain(each)),
  };
}

export interface ForeignCategory {
  key: string;
  /** Spelled as in its first line in the file; empty for lines without a category. */
  name: string;
  lines: number;
  /** How many of these lines are refused because no category of ours is known for it. */
  open: number;
}

/**
 * The categories of the file that are not ours and that some line needs. Those without a choice from an earlier import (`kept`) come first;
 * within both groups, those with the most lines.
 */
export function foreignCategoriesIn({ checked }: ImportRun, kept: CategoryChoices): ForeignCategory[] {
  const found = new Map<string, ForeignCategory & { isNeeded: boolean }>();
  for (const each of checked.filter((line) => !isOfKnownProduct(line))) {
    const { categoryKey: key, written } = each.line;
    if (key === undefined) continue;
    const name = key === '' ? '' : (written.category_id ?? '');
    const entry = found.get(key) ?? { key, name, lines: 0, open: 0, isNeeded: false };
    const isOpen = lacksCategory(each);
    entry.lines += 1;
    entry.open += Number(isOpen);
    entry.isNeeded ||= isOpen || each.chosenCategory !== undefined;
    found.set(key, entry);
  }
  return [...found.values()]
    .filter(({ isNeeded }) => isNeeded)
    .sort((one, other) => Number(kept.has(one.key)) - Number(kept.has(other.key)) || other.lines - one.lines);
}
