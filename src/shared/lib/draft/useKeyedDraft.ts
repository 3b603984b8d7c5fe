import { useState } from 'react';

import { newIdempotencyKey } from '@/shared/api';

import { useDraft } from './useDraft';

/**
 * For an action that must happen only once: the idempotency key is kept with the draft, so that sending it again after a lost answer or a
 * reload repeats the same call.
 */
export function useKeyedDraft<T extends object>(name: string) {
  const { draft, keep, ...drafts } = useDraft<T & { idempotencyKey: string }>(name);
  const { idempotencyKey: known, ...typed } = draft;
  const [idempotencyKey] = useState(known ?? newIdempotencyKey);

  return {
    ...drafts,
    draft: typed,
    idempotencyKey,
    keep: (values: object, initialValues?: object) => keep({ ...values, idempotencyKey }, initialValues),
  };
}
