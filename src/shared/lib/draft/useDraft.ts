import { useState } from 'react';

import { changedValues } from '@/shared/lib/changed-values';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import { readDraft, writeDraft } from './drafts';

/**
 * Keeps the values of a form in this tab, through leaving the page, a reload and the end of the session, until `forget` or until the
 * person signs out. `draft` holds only what differs from the initial values. Name passwords, codes, card numbers and files in `leftOut`.
 */
export function useDraft<T extends object>(name: string, leftOut: readonly (keyof T)[] = []) {
  const owner = useAppSelector(selectUser)?.id ?? 'guest';
  const isLeftOut = new Set<PropertyKey>(leftOut);
  const [draft, setDraft] = useState(() => readDraft(name, owner) as Partial<T>);

  const keep = (values: object, initialValues: object = {}) => {
    // Fields that were never touched are not kept, so they follow the initial values, which may be different next time.
    const typed = Object.entries(changedValues<object>(values, initialValues) ?? {});
    writeDraft(name, owner, Object.fromEntries(typed.filter(([key]) => !isLeftOut.has(key))));
  };
  const forget = () => {
    writeDraft(name, owner, {});
    setDraft({});
  };
  return { draft, hasDraft: Object.keys(draft).length > 0, keep, forget };
}
