import { useState } from 'react';

import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before a dialog with a changed form is closed, since Escape, Back and the cross are easily pressed by mistake. Provide `report` as
 * `UnsavedFormContext` around the form, render `question`, and close with `leave`. `discard` is called when the person confirms; without
 * it nothing is asked, because the changes are kept as a draft.
 */
export function useUnsaved<Close extends (() => void) | undefined>(onClose: Close, discard: (() => void) | undefined) {
  const [isUnsaved, report] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const shouldAsk = onClose && discard && isUnsaved;

  return {
    report,
    leave: shouldAsk ? () => setIsAsking(true) : onClose,
    question: shouldAsk && <DiscardDialog isOpen={isAsking} onDiscard={discard} onStay={() => setIsAsking(false)} />,
  };
}
