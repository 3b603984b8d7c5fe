import { useState } from 'react';

import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before a dialog with a changed form is closed: Escape, Back and the cross are easily pressed by mistake. `report` is the value of
 * `UnsavedFormContext` around the form, `question` is rendered beside it, and `leave` closes the dialog, through the question if need be.
 * `discard` closes it once that is confirmed; without it nothing is asked, since what was typed is kept.
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
