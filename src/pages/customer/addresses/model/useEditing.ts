import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { Address } from '@contract/wire/address';

const PARAM = 'edit';
const NEW = 'new';

/** Which address the form is open for. A link from elsewhere may open it: `?edit=new`, `?edit=7`. */
export function useEditing(addresses: readonly Address[] | undefined) {
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState<string | Address | undefined>(params.get(PARAM) ?? undefined);
  const isAsked = params.has(PARAM);

  // The address forgets it at once: neither Back nor a reload may open a form again that is done with.
  const forget = useEffectEvent(() => setParams({}, { replace: true, state: { keepsScroll: true } }));
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);

  // A link names it before the list is there. Its form stays open whatever becomes of the address elsewhere.
  const asked = addresses?.find(({ id }) => String(id) === editing);
  if (asked) setEditing(asked);

  return {
    isAdding: editing === NEW,
    edited: typeof editing === 'object' ? editing : undefined,
    add: () => setEditing(NEW),
    edit: (address: Address) => setEditing(address),
    close: () => setEditing(undefined),
  };
}
