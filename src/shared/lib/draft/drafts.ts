import { setStored, tabStorage } from '@/shared/lib/storage';

import { prefixOf } from './forgetDrafts';

/** After a day a draft is more likely to surprise than to help. */
const LIFE_MS = 24 * 60 * 60 * 1_000;

interface Draft {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  values: object;
}

type Owner = Parameters<typeof prefixOf>[0];

/** The draft that the owner left under this name in this tab; empty if there is none or if it is too old. */
export function readDraft(name: string, owner: Owner): object {
  const draft = parseDraft(tabStorage[prefixOf(owner) + name]);
  return draft && Date.now() - draft.at < LIFE_MS ? draft.values : {};
}

/** The storage can be edited by hand, so it may hold anything. */
function parseDraft(json: string | undefined): Draft | null {
  try {
    return JSON.parse(json ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Stores a draft; without any values, removes it. */
export function writeDraft(name: string, owner: Owner, values: object): void {
  const isEmpty = Object.keys(values).length === 0;
  const draft = { at: Date.now(), values } satisfies Draft;
  setStored(tabStorage, prefixOf(owner) + name, isEmpty ? null : JSON.stringify(draft));
}
