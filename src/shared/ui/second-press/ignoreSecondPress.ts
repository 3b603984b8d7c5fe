import type { MouseEvent } from 'react';

/** What somebody has pressed last in a dialog, a menu or a card, and not for the second time in a row. */
let pressed: Element | null = null;

/**
 * What a click has opened lies under the second half of a double click, and so does what has come in the place of a button. That is no
 * answer to what it asks, no choice among its entries, no wish to close it, nor to take the focus from its field.
 */
const ignoreSecondPress = (event: MouseEvent) => {
  const { currentTarget: box, detail } = event;
  const target = event.target as Element;
  // What a dialog holds and what lies over it is heard here as well.
  if (!box.contains(target)) return;
  // The picture in a button may be another one as soon as the button was pressed.
  if (detail < 2) pressed = target.closest('button') ?? target;
  else if (!box.contains(pressed)) {
    event.preventDefault();
    event.stopPropagation();
  }
};

export const IGNORE_SECOND_PRESS = { onMouseDownCapture: ignoreSecondPress, onClickCapture: ignoreSecondPress };
