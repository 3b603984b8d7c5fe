import type { MouseEvent } from 'react';

/**
 * What a click has opened lies under the second half of a double click. Beside a dialog or a menu that is no wish to close it, nor to
 * take the focus from its field.
 */
const ignoreSecondPress = (event: MouseEvent) => {
  const isBeside = event.target instanceof Element && !event.target.closest('.MuiPaper-root');
  if (event.detail < 2 || !isBeside) return;
  event.preventDefault();
  event.stopPropagation();
};

export const IGNORE_SECOND_PRESS = { onMouseDownCapture: ignoreSecondPress, onClickCapture: ignoreSecondPress };
