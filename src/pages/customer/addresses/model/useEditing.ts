import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { LIMITS } from '@contract/limits';
import type { Address } from '@contract/wire/address';

const PARAM = 'edit';
const NEW = 'new';

/** Which address the form is open for. A link from elsewhere may open it: `?edit=new`, `?edit=7`. */
export function useEditing(addresses: readonly Address[] | undefined) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(params.get(PARAM));
  const [editing, setEditing] = useState<typeof NEW | Address>();
  const isAsked = params.has(PARAM);

  // The address forgets it at once: neither Back nor a reload may open a form again that is done with.
  const forget = useEffectEvent(() => setParams({}, { replace: true, state: { preventScrollReset: true } }));
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);

  const open = (what: typeof editing) => {
    setAsked(null);
    setEditing(what);
  };
  // A link names it before the list is there, which may have no room. Its form stays open whatever becomes of the list elsewhere.
  const named = addresses?.find(({ id }) => String(id) === asked);
  if (named) open(named);
  if (addresses && asked === NEW) open(addresses.length < LIMITS.addresses ? NEW : undefined);

  return {
    isAdding: editing === NEW,
    edited: typeof editing === 'object' ? editing : undefined,
    add: () => open(NEW),
    edit: (address: Address) => open(address),
    close: () => open(undefined),
  };
}
