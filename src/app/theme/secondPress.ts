import type { MouseEvent } from 'react';

/** What lies over the page, but for menus: there a first press chooses, and a second one means nothing. */
const PRESSED_TWICE = '.MuiPaper-root:not(.MuiMenu-paper)';

/**
 * What a click has opened lies under the second half of a double click. That is no wish to choose an entry of a menu, nor to close what
 * it lies beside, nor to take the focus from a field.
 */
const ignoreSecondPress = (event: MouseEvent) => {
  const isMeant = event.target instanceof Element && event.target.closest(PRESSED_TWICE);
  if (event.detail < 2 || isMeant) return;
  event.preventDefault();
  event.stopPropagation();
};

export const IGNORE_SECOND_PRESS = { onMouseDownCapture: ignoreSecondPress, onClickCapture: ignoreSecondPress };
