import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { outdateProducts, useImportProductsMutation } from '@/entities/product';
import { useIsMounted } from '@/shared/lib/mounted';

import { type CategoryChoices, withChoices } from './categoryChoices';
import {
  checkRunOf,
  countOf,
  type ImportRun,
  importRunOf,
  isRefused,
  lossOf,
  nextLinesOf,
  toRow,
  withAnswers,
} from './importRun';
import type { Sheet } from './parseSheet';
import type { Line } from './readLines';
import { useKeptChoices } from './useKeptChoices';

/**
 * Sends a file in portions, one after the other: first as a dry run, and then, once somebody has seen the result, to store it. After a
 * failure the rest waits and can be resumed: repeating a portion that was stored changes nothing. Which categories of ours stand for
 * those of a file is kept for the next one, and with an import for all that come.
 */
export function useImport() {
  const dispatch = useDispatch();
  const [importProducts] = useImportProductsMutation();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [saved, setSaved] = useState<ReadonlySet<Line>>(new Set());
  const { kept, keep, isLoading } = useKeptChoices();
  const [choices, setChoices] = useState<CategoryChoices>(new Map());
  // For what was begun before the latest of them.
  const latestChoices = useRef(choices);
  /** What was chosen here: a colleague may have chosen otherwise for the rest meanwhile. */
  const ownChoices = useRef<CategoryChoices>(new Map());
  const isSending = useRef(false);
  const isMounted = useIsMounted();

  const send = async (from: ImportRun, isBehindPreview = false): Promise<void> => {
    let now = withChoices(from, latestChoices.current);
    isSending.current = true;
    if (!isBehindPreview) setRun(now);
    setProblem(null);
    setIsBusy(true);
    try {
      while (now.waiting.length > 0 && isMounted()) {
        const { isDryRun } = now;
        const rows = nextLinesOf(now).map((each) => toRow(each, isDryRun));
        const created = isDryRun ? countOf(now, 'created') : 0;
        const answer = await importProducts({ rows, dry_run: isDryRun, created_before: created }).unwrap();
        now = withChoices(withAnswers(now, answer.rows), latestChoices.current);
        if (!isBehindPreview) setRun(now);
      }
    } catch (error) {
      setProblem(error);
    } finally {
      isSending.current = false;
      setRun(now);
      setIsBusy(false);
      // Once, and not with each portion: the list behind would be asked for again and again.
      if (!now.isDryRun) dispatch(outdateProducts());
    }
  };

  /** What was chosen here goes before all else. */
  const decide = (before: CategoryChoices) => {
    latestChoices.current = new Map([...before, ...ownChoices.current]);
    setChoices(latestChoices.current);
  };

  const choose = (chosen: Iterable<readonly [key: string, category: number | null]>) => {
    ownChoices.current = new Map([...ownChoices.current, ...chosen]);
    decide(latestChoices.current);
    // What is under way takes it up by itself.
    if (run && !isSending.current) void send(run, true);
  };

  const check = (sheet: Sheet) => {
    decide(kept);
    return send(checkRunOf(sheet));
  };

  const store = () => {
    if (!run) return;
    void keep(ownChoices.current);
    void send(importRunOf(run));
  };

  return {
    run,
    /** What was chosen before has been read. */
    isReady: !isLoading,
    choices,
    /** Those of earlier imports. */
    kept,
    /** What would be lost with it. */
    loss: run && lossOf(run, saved),
    isBusy,
    problem,
    check,
    store,
    resume: () => run && send(run),
    /** Categories of ours for some of the file, or none. */
    choose,
    /** Its lines with problems are in a file now, and stay there when the others are imported. */
    keepProblems: () => setSaved(new Set(run?.checked.filter(isRefused).map(({ line }) => line))),
    forget: () => setRun(null),
  };
}
