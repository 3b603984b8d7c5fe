import type { MouseEvent } from 'react';

/** The last element that was pressed in a dialog, menu or card, apart from second presses of a double click. */
let pressed: Element | null = null;

/**
 * Ignores the second half of a double click on something that the first half has just opened or put in the place of a button. It must not
 * answer a question, pick an item, close a dialog, or take the focus from a field.
 */
const ignoreSecondPress = (event: MouseEvent) => {
  const { currentTarget: box, detail } = event;
  const target = event.target as Element;
  // React also delivers events of portals, such as a dialog opened from this one.
  if (!box.contains(target)) return;
  // The button and not the icon inside it, which may have been replaced since.
  if (detail < 2) pressed = target.closest('button') ?? target;
  else if (!box.contains(pressed)) {
    event.preventDefault();
    event.stopPropagation();
  }
};

export const IGNORE_SECOND_PRESS = { onMouseDownCapture: ignoreSecondPress, onClickCapture: ignoreSecondPress };
