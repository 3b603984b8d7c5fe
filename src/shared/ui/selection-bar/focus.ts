import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** The one cell or heading, or the box in it, that the Tab key leads to; buttons in other cells are within its reach as well. */
const LAST_CELL = ':is([role="gridcell"], [role="columnheader"], [role="grid"] input)[tabindex="0"]';
const CHECKBOX_COLUMN = '[data-field="__check__"]';

const focusGrid = () => document.querySelector<HTMLElement>(LAST_CELL)?.focus();

/** Tab leads from a row's checkbox to the selection bar, and not through the buttons of all further rows; Shift+Tab leads back from its first button. */
export function useTabToSelectionBar() {
  const bar = useRef<HTMLElement>(null);

  const turnTab = (event: KeyboardEvent<HTMLElement>) => {
    const first = bar.current?.querySelector('button');
    if (event.key !== 'Tab' || !first) return;
    const isOnFirst = event.target === first;
    const isOnBox = (event.target as Element).closest(CHECKBOX_COLUMN) !== null;
    if (event.shiftKey ? !isOnFirst : !isOnBox) return;
    event.preventDefault();
    if (isOnFirst) focusGrid();
    else first.focus();
  };
  return { bar, turnTab };
}

/** Returns the focus to the grid when the bar is removed, as the selection becomes empty. */
export function useReturnFocusToGrid(isEmpty: boolean) {
  useLayoutEffect(() => {
    if (isEmpty) return;
    return () => {
      const hasFallenOut = document.activeElement === document.body;
      if (hasFallenOut) focusGrid();
    };
  }, [isEmpty]);
}
