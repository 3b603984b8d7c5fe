import { useState } from 'react';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import { readDraft, writeDraft } from './drafts';

/**
 * What is typed and chosen under a name outlives leaving the page, a reload of this tab and a session that runs out, until
 * it is forgotten or the person signs out. `draft` is what differed from the start. Not for passwords, codes and cards.
 */
export function useDraft<T extends object>(name: string) {
  const owner = useAppSelector(selectUser)?.id ?? 'guest';
  const [draft, setDraft] = useState(() => readDraft(name, owner) as Partial<T>);

  const keep = (values: object, start: object = {}) => writeDraft(name, owner, changed(values, start));
  const forget = () => {
    writeDraft(name, owner, {});
    setDraft({});
  };
  return { draft, keep, forget };
}

/** What was never touched follows the start, which may be another one next time. */
const changed = (values: object, start: object) => {
  const before = new Map(Object.entries(start));
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => before.get(key) !== value));
};
