import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { LIMITS } from '@contract/limits';
import type { Address } from '@contract/wire/address';

const PARAM = 'edit';
const NEW = 'new';

/** The address whose form is open. A link from elsewhere may open it: `?edit=new`, `?edit=7`. */
export function useEditing(addresses: readonly Address[] | undefined) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(params.get(PARAM));
  const [editing, setEditing] = useState<typeof NEW | Address>();
  const isAsked = params.has(PARAM);

  // The parameter is removed immediately, so that neither Back nor a reload opens the form again after it was closed.
  const forget = useEffectEvent(() => setParams({}, { replace: true, state: { preventScrollReset: true } }));
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);

  const open = (what: typeof editing) => {
    setAsked(null);
    setEditing(what);
  };
  // The link names an address before the list is loaded, and `new` needs room in the list. Once open, the form stays open even if the list
  // is changed elsewhere.
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
