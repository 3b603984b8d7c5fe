import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { outdateProducts, useImportProductsMutation, useKeptImport } from '@/entities/product';
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
import { useKeepForLater } from './useKeepForLater';
import { useKeptChoices } from './useKeptChoices';

/**
 * Sends a file in portions, one after the other: first as a dry run and then, once somebody has seen the result, to store it. After a
 * failure the rest can be resumed, since repeating a portion that was stored changes nothing. Which of our categories stand for those of
 * the file is kept while the dialog is open, and with an import for all later ones. What was interrupted can be taken up again.
 */
export function useImport() {
  const dispatch = useDispatch();
  const [importProducts] = useImportProductsMutation();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [saved, setSaved] = useState<ReadonlySet<Line>>(new Set());
  const { kept, keep, isLoading } = useKeptChoices();
  const interrupted = useKeptImport();
  const [choices, setChoices] = useState<CategoryChoices>(new Map());
  // For a run that began before the latest choice.
  const latestChoices = useRef(choices);
  /** Only the choices made in this dialog: a colleague may have made others meanwhile, which must not be overwritten. */
  const ownChoices = useRef<CategoryChoices>(new Map(interrupted.draft.choices));
  const isSending = useRef(false);
  const isMounted = useIsMounted();
  const loss = run && lossOf(run, saved);
  useKeepForLater(interrupted, { run, loss, choices, ownChoices });

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
      // Only once: after each portion, the list behind the dialog would be fetched again and again.
      if (!now.isDryRun) dispatch(outdateProducts());
    }
  };

  /** Choices made in this dialog take precedence. */
  const decide = (before: CategoryChoices) => {
    latestChoices.current = new Map([...before, ...ownChoices.current]);
    setChoices(latestChoices.current);
  };

  const choose = (chosen: Iterable<readonly [key: string, category: number | null]>) => {
    ownChoices.current = new Map([...ownChoices.current, ...chosen]);
    decide(latestChoices.current);
    // A run in progress uses the new choices by itself.
    if (run && !isSending.current) void send(run, true);
  };

  const check = (sheet: Sheet) => {
    if (isSending.current) return;
    decide(kept);
    void send(checkRunOf(sheet));
  };

  const store = () => {
    if (!run) return;
    void keep(ownChoices.current);
    void send(importRunOf(run));
  };

  return {
    run,
    /** Whether the choices of earlier imports have been read. */
    isReady: !isLoading,
    choices,
    /** The choices of earlier imports. */
    kept,
    /** What would be lost if the dialog were closed. */
    loss,
    isBusy,
    problem,
    check,
    store,
    resume: () => run && send(run),
    /** Chooses our categories for some of the file, or takes a choice back. */
    choose,
    /** Notes that the lines with problems have been saved in a file. */
    keepProblems: () => setSaved(new Set(run?.checked.filter(isRefused).map(({ line }) => line))),
    /** Whether this import was interrupted; without its text, people have to choose the file again. */
    wasInterrupted: interrupted.hasDraft,
    keptText: interrupted.draft.text,
    forget: () => {
      setRun(null);
      interrupted.forget();
    },
  };
}
