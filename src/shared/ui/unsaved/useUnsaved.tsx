import { useState } from 'react';

import { UnsavedQuestion } from './UnsavedQuestion';

/**
 * Asks before a dialog is closed whose form was changed: Escape, Back and the cross are soon pressed by chance. `hear` is for the
 * `UnsavedForm` around the form, `question` stands beside it, and `leave` is the way out: where nothing would be lost, `onClose` itself.
 * `discard` closes it, too, once somebody said so; without it what was typed waits.
 */
export function useUnsaved<Close extends (() => void) | undefined>(onClose: Close, discard: (() => void) | undefined) {
  const [isUnsaved, hear] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const shouldAsk = onClose && discard && isUnsaved;

  return {
    hear,
    leave: shouldAsk ? () => setIsAsking(true) : onClose,
    question: shouldAsk && <UnsavedQuestion isOpen={isAsking} onDiscard={discard} onStay={() => setIsAsking(false)} />,
  };
}
