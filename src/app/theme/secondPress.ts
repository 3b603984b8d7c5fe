import type { MouseEvent } from 'react';

/** The dialog or menu in which somebody has pressed last, and not for the second time in a row. */
let pressedIn: Element | null = null;

/**
 * What a click has opened lies under the second half of a double click. That is no answer to what it asks, no choice among its entries, no
 * wish to close it, nor to take the focus from its field.
 */
const ignoreSecondPress = (event: MouseEvent) => {
  const { currentTarget: overlay, target, detail } = event;
  // What a dialog holds and what lies over it is heard here as well.
  if (!overlay.contains(target as Node)) return;
  if (detail < 2) pressedIn = overlay;
  else if (pressedIn !== overlay) {
    event.preventDefault();
    event.stopPropagation();
  }
};

export const IGNORE_SECOND_PRESS = { onMouseDownCapture: ignoreSecondPress, onClickCapture: ignoreSecondPress };
