import { useEffect, useEffectEvent } from 'react';

import { registerDialog } from './openDialogs';

/** Makes Back close a dialog or menu instead of leaving the page: on a phone a dialog looks like a page of its own. */
export function useCloseOnBack(onClose: (() => void) | undefined, isOpen = true) {
  const close = useEffectEvent(() => onClose?.());
  const canClose = isOpen && onClose !== undefined;

  useEffect(() => {
    if (canClose) return registerDialog(() => close());
  }, [canClose]);
}
