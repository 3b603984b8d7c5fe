import { useEffect, useEffectEvent } from 'react';

import { registerDialog } from './openDialogs';

/** Closes what is open over the page on Back, which leaves the page itself as it is: on a phone the dialog looks like a page of its own. */
export function useCloseOnBack(onClose: (() => void) | undefined, isOpen = true) {
  const close = useEffectEvent(() => onClose?.());
  const canClose = isOpen && onClose !== undefined;

  useEffect(() => {
    if (canClose) return registerDialog(() => close());
  }, [canClose]);
}
