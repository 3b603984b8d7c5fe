import { useState } from 'react';

import { useGridBreakpoint } from '@/shared/lib/screen';

/** Whether a grid shows its checkboxes: always, except on a phone, where the `ChooseButton` turns them on and off. */
export function useBoxes(onTurned: () => void) {
  const isPhone = useGridBreakpoint() === 'phone';
  const [isChoosing, setIsChoosing] = useState(false);
  const turn = () => {
    setIsChoosing(!isChoosing);
    onTurned();
  };
  return { isPhone, hasBoxes: !isPhone || isChoosing, chooseButton: { isChoosing, onClick: turn } };
}
