import { useState } from 'react';

import { changedValues } from '@/shared/lib/changed-values';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import { readDraft, writeDraft } from './drafts';

/**
 * What is typed and chosen under a name outlives leaving the page, a reload of this tab and a session that runs out, until
 * it is forgotten or the person signs out. `draft` is what differed from the start. Passwords, codes, cards and files are to
 * be left out.
 */
export function useDraft<T extends object>(name: string, leftOut: readonly (keyof T)[] = []) {
  const owner = useAppSelector(selectUser)?.id ?? 'guest';
  const isLeftOut = new Set<PropertyKey>(leftOut);
  const [draft, setDraft] = useState(() => readDraft(name, owner) as Partial<T>);

  const keep = (values: object, initialValues: object = {}) => {
    // What was never touched follows the start, which may be another one next time.
    const typed = Object.entries(changedValues<object>(values, initialValues) ?? {});
    writeDraft(name, owner, Object.fromEntries(typed.filter(([key]) => !isLeftOut.has(key))));
  };
  const forget = () => {
    writeDraft(name, owner, {});
    setDraft({});
  };
  return { draft, hasDraft: Object.keys(draft).length > 0, keep, forget };
}
