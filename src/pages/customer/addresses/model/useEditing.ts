import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { Address } from '@contract/wire/address';

const PARAM = 'edit';
const NEW = 'new';

/** Which address the form is open for. A link from elsewhere may open it: `?edit=new`, `?edit=7`. */
export function useEditing(addresses: readonly Address[] | undefined) {
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState(params.get(PARAM));
  const isAsked = params.has(PARAM);

  // The address forgets it at once: neither Back nor a reload may open a form again that is done with.
  const forget = useEffectEvent(() => setParams({}, { replace: true, state: { keepsScroll: true } }));
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);

  return {
    isAdding: editing === NEW,
    edited: addresses?.find(({ id }) => String(id) === editing),
    add: () => setEditing(NEW),
    edit: ({ id }: Address) => setEditing(String(id)),
    close: () => setEditing(null),
  };
}
