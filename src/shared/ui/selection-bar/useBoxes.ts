import { useState } from 'react';

import { useGridBreakpoint } from '@/shared/lib/screen';

/** The boxes of a grid are there at any time, but on a phone, which has no room for them, only from the press of a `ChooseButton` to the next. */
export function useBoxes(onTurned: () => void) {
  const isPhone = useGridBreakpoint() === 'phone';
  const [isChoosing, setIsChoosing] = useState(false);
  const turn = () => {
    setIsChoosing(!isChoosing);
    onTurned();
  };
  return { isPhone, hasBoxes: !isPhone || isChoosing, chooseButton: { isChoosing, onClick: turn } };
}
