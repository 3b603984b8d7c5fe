import { keep, keptByTab } from '@/shared/lib/storage';

import { PREFIX } from './forgetDrafts';

/** What was typed yesterday is no longer what somebody means. */
const LIFE_MS = 24 * 60 * 60 * 1_000;

interface Draft {
  /** The person who typed it, null for a guest. */
  owner: number | null;
  /** Milliseconds since 1970. */
  at: number;
  values: object;
}

/** What the person typed under the name in this tab, if it is theirs and not too old. */
export function readDraft(name: string, owner: number | null): object {
  const draft = parseDraft(keptByTab[PREFIX + name]);
  return draft?.owner === owner && Date.now() - draft.at < LIFE_MS ? draft.values : {};
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
export function writeDraft(name: string, owner: number | null, values: object): void {
  const isEmpty = Object.keys(values).length === 0;
  const draft = { owner, at: Date.now(), values } satisfies Draft;
  keep(keptByTab, PREFIX + name, isEmpty ? null : JSON.stringify(draft));
}
