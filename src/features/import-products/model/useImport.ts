import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { outdateProducts, useImportProductsMutation } from '@/entities/product';
import { useIsMounted } from '@/shared/lib/mounted';

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
import type { Line, Sheet } from './parseSheet';

/**
 * Sends a file in portions, one after the other: first as a dry run, and then, once somebody has seen the result, to store it. After a
 * failure the rest waits and can be resumed: repeating a portion that was stored changes nothing.
 */
export function useImport() {
  const dispatch = useDispatch();
  const [importProducts] = useImportProductsMutation();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [saved, setSaved] = useState<ReadonlySet<Line>>(new Set());
  const isMounted = useIsMounted();

  const send = async (from: ImportRun): Promise<void> => {
    let now = from;
    setRun(now);
    setProblem(null);
    setIsBusy(true);
    try {
      while (now.waiting.length > 0 && isMounted()) {
        const { isDryRun } = now;
        const rows = nextLinesOf(now).map((each) => toRow(each, isDryRun));
        const created = isDryRun ? countOf(now, 'created') : 0;
        const answer = await importProducts({ rows, dry_run: isDryRun, created_before: created }).unwrap();
        now = withAnswers(now, answer.rows);
        setRun(now);
      }
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
      // Once, and not with each portion: the list behind would be asked for again and again.
      if (!now.isDryRun) dispatch(outdateProducts());
    }
  };

  return {
    run,
    /** What would be lost with it. */
    loss: run && lossOf(run, saved),
    isBusy,
    problem,
    check: (sheet: Sheet) => send(checkRunOf(sheet)),
    store: () => run && send(importRunOf(run)),
    resume: () => run && send(run),
    /** Its lines with problems are in a file now, and stay there when the others are imported. */
    keep: () => setSaved(new Set(run?.checked.filter(isRefused).map(({ line }) => line))),
    forget: () => setRun(null),
  };
}
