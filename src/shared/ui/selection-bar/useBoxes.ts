import { useState } from 'react';

import { useGridBreakpoint } from '@/shared/lib/screen';

/** Whether a grid shows its checkboxes: always, except on a phone, where the `ChooseButton` turns them on and off. */
export function useBoxes(hasSelection: boolean, onTurned: () => void) {
  const isPhone = useGridBreakpoint() === 'phone';
  const [isChoosing, setIsChoosing] = useState(false);
  // A tablet was turned upright: the grid drops what is selected where it has no checkboxes.
  if (isPhone && hasSelection && !isChoosing) setIsChoosing(true);
  const turn = () => {
    setIsChoosing(!isChoosing);
    onTurned();
  };
  return { isPhone, hasBoxes: !isPhone || isChoosing, chooseButton: { isChoosing, onClick: turn } };
}
