import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** The cell, heading or checkbox of the grid that Tab leads to. */
const LAST_CELL = ':is([role="gridcell"], [role="columnheader"], [role="grid"] input)[tabindex="0"]';
const CHECKBOX_COLUMN = '[data-field="__check__"]';

const focusGrid = () => document.querySelector<HTMLElement>(LAST_CELL)?.focus();

/**
 * Tab on a row's checkbox goes to the selection bar instead of through the buttons of all following rows, and Shift+Tab on the bar's first
 * button goes back.
 */
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

/** Returns the focus to the grid when the bar disappears because nothing is selected any more. */
export function useReturnFocusToGrid(isEmpty: boolean) {
  useLayoutEffect(() => {
    if (isEmpty) return;
    return () => {
      const hasFallenOut = document.activeElement === document.body;
      if (hasFallenOut) focusGrid();
    };
  }, [isEmpty]);
}
