import { setStored, tabStorage } from '@/shared/lib/storage';

import { prefixOf } from './forgetDrafts';

/** What was typed yesterday is no longer what somebody means. */
const LIFE_MS = 24 * 60 * 60 * 1_000;

interface Draft {
  /** Milliseconds since 1970. */
  at: number;
  values: object;
}

type Owner = Parameters<typeof prefixOf>[0];

/** What its owner typed under the name in this tab, if it is not too old. */
export function readDraft(name: string, owner: Owner): object {
  const draft = parseDraft(tabStorage[prefixOf(owner) + name]);
  return draft && Date.now() - draft.at < LIFE_MS ? draft.values : {};
}

/** Anybody can edit storage by hand: what is no draft is none. */
function parseDraft(json: string | undefined): Draft | null {
  try {
    return JSON.parse(json ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Nothing typed is nothing kept. */
export function writeDraft(name: string, owner: Owner, values: object): void {
  const isEmpty = Object.keys(values).length === 0;
  const draft = { at: Date.now(), values } satisfies Draft;
  setStored(tabStorage, prefixOf(owner) + name, isEmpty ? null : JSON.stringify(draft));
}
