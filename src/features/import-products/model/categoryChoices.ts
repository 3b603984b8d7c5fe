import { type CheckedLine, type ImportRun, inOrder, isRefused } from './importRun';

/** Which category of ours somebody has chosen for one of the file, by its key; null where they have left it open again. */
export type CategoryChoices = ReadonlyMap<string, number | null>;

const choiceFor = ({ line }: CheckedLine, choices: CategoryChoices) =>
  line.categoryKey === undefined ? undefined : (choices.get(line.categoryKey) ?? undefined);

/** Until one of ours is chosen for what the file calls it. */
export const lacksCategory = ({ line, errors }: CheckedLine) =>
  line.categoryKey !== undefined && 'category_id' in errors;

/** What the pharmacy has keeps its own category. */
const isOfKnownProduct = ({ outcome }: CheckedLine) => outcome === 'updated' || outcome === 'unchanged';

/** The lines of a dry run that were judged by other choices wait to be judged again. */
export function withChoices(run: ImportRun, choices: CategoryChoices): ImportRun {
  if (!run.isDryRun) return run;
  const stale = new Set(
    [...run.waiting, ...run.checked].filter(
      (each) => !isOfKnownProduct(each) && each.chosenCategory !== choiceFor(each, choices),
    ),
  );
  // One that was right and has no category any more lets in what it kept out: a later line of its product, or one beyond the last place.
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
  /** As the file has it first; empty where it has none. */
  name: string;
  lines: number;
  /** Of these, the lines that are refused for it. */
  open: number;
}

/** What the file calls a category and nobody here does, where a line needs one: those that nobody chose for in an earlier import, then the others, the most lines first. */
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
