import { type RefObject, useEffect, useEffectEvent } from 'react';

import type { useKeptImport } from '@/entities/product';

import type { CategoryChoices } from './categoryChoices';
import type { ImportRun, Loss } from './importRun';

/** A longer file would leave no room in the tab for the drafts of forms. Ten thousand products take about a million characters. */
const MAX_CHARACTERS = 2_000_000;

interface Flow {
  run: ImportRun | null;
  loss: Loss | null;
  /** Changes with every choice. */
  choices: CategoryChoices;
  ownChoices: RefObject<CategoryChoices>;
}

/** Keeps the file and the choices in this tab as long as they are needed, so that a session that ends, or a reload, only interrupts. */
export function useKeepForLater(
  { keep, forget }: Pick<ReturnType<typeof useKeptImport>, 'keep' | 'forget'>,
  { run, loss, choices, ownChoices }: Flow,
) {
  const sheet = run?.sheet;
  const isNeeded = loss !== null || (run !== null && run.waiting.length > 0);
  const update = useEffectEvent(() => {
    if (!sheet) return;
    const { text } = sheet;
    if (isNeeded) keep({ choices: [...ownChoices.current], ...(text.length <= MAX_CHARACTERS && { text }) });
    else forget();
  });

  useEffect(() => update(), [sheet, isNeeded, choices]);
}
