import { useEffect, useEffectEvent } from 'react';

import { openDialog } from './openDialogs';

/** Back closes what is open over the page, and leaves the page alone: on a phone it looks like a page of its own. */
export function useClosedByBack(onClose: (() => void) | undefined, isOpen = true) {
  const close = useEffectEvent(() => onClose?.());
  const canClose = isOpen && onClose !== undefined;

  useEffect(() => {
    if (canClose) return openDialog(() => close());
  }, [canClose]);
}
