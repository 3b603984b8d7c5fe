import { useSearchParams } from 'react-router-dom';

import type { Address } from '@contract/wire/address';

const PARAM = 'edit';
const NEW = 'new';

/** Which address the form is open for, kept in the URL: `?edit=new`, `?edit=7`. Links from elsewhere and Back work by themselves. */
export function useEditing(addresses: readonly Address[] | undefined) {
  const [params, setParams] = useSearchParams();
  const editing = params.get(PARAM);

  return {
    isAdding: editing === NEW,
    edited: addresses?.find(({ id }) => String(id) === editing),
    add: () => setParams({ [PARAM]: NEW }),
    edit: ({ id }: Address) => setParams({ [PARAM]: String(id) }),
    // Back must not open a form that is done with.
    close: () => setParams({}, { replace: true }),
  };
}
