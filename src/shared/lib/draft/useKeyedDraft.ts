import { useState } from 'react';

import { newIdempotencyKey } from '@/shared/api';

import { useDraft } from './useDraft';

/** For what must happen once: whoever goes on with a draft that was sent already, and got no answer, sends it with the same key. */
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
