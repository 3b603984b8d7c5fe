import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { outdateProducts, useImportProductsMutation } from '@/entities/product';
import { useIsMounted } from '@/shared/lib/mounted';

import type { Line, Sheet } from './readSheet';
import { checkOf, countOf, importOf, isRefused, lossOf, nextLinesOf, type Run, toRow, withAnswers } from './run';

/**
 * Sends a file in portions, one after the other: all of them as a question first, and then, once somebody has seen the answer, in
 * earnest. Where one fails the others wait, and go on from there: repeating one that was stored changes nothing.
 */
export function useImport() {
  const dispatch = useDispatch();
  const [importProducts] = useImportProductsMutation();
  const [run, setRun] = useState<Run | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [saved, setSaved] = useState<ReadonlySet<Line>>(new Set());
  const isMounted = useIsMounted();

  const send = async (from: Run): Promise<void> => {
    let now = from;
    setRun(now);
    setProblem(null);
    setIsBusy(true);
    try {
      while (now.waiting.length > 0 && isMounted()) {
        const { isDry } = now;
        const rows = nextLinesOf(now).map((each) => toRow(each, isDry));
        const created = isDry ? countOf(now, 'created') : 0;
        const answer = await importProducts({ rows, dry_run: isDry, created_before: created }).unwrap();
        now = withAnswers(now, answer.rows);
        setRun(now);
      }
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
      // Once, and not with each portion: the list behind would be asked for again and again.
      if (!now.isDry) dispatch(outdateProducts());
    }
  };

  return {
    run,
    /** What would be lost with it. */
    loss: run && lossOf(run, saved),
    isBusy,
    problem,
    check: (sheet: Sheet) => send(checkOf(sheet)),
    store: () => run && send(importOf(run)),
    resume: () => run && send(run),
    /** Its lines with problems are in a file now, and stay there when the others are imported. */
    keep: () => setSaved(new Set(run?.checked.filter(isRefused).map(({ line }) => line))),
    forget: () => setRun(null),
  };
}
