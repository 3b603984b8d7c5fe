import { lacksCategory } from './categoryChoices';
import { changesOf, countOf, type ImportRun } from './importRun';

/** The key of the message that sums up a run. */
export function resultMessageOf(run: ImportRun) {
  if (!run.isDryRun) return 'finished';
  if (changesOf(run) > 0) return 'review';
  if (run.checked.some(lacksCategory)) return 'noneChosen';
  return countOf(run, 'refused') > 0 ? 'noneRight' : 'nothingNew';
}
