import type { GridApi, useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/**
 * When the focused row is removed, moves the focus to the row in its place, or else to the last one.
 * The grid itself forgets its focused cell as soon as something is picked from a row's menu, but not when the Tab key leaves the grid.
 */
export function useRowFocus(apiRef: ReturnType<typeof useGridApiRef>) {
  useEffect(() => {
    const grid = apiRef.current;
    const root = grid?.rootElementRef.current;
    if (!grid || !root) return;

    const forgetLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !root.contains(relatedTarget)) forgetCell(grid);
    };
    root.addEventListener('focusout', forgetLeft);
    // What is rendered then are the old rows still.
    const stopPassing = grid.subscribeEvent('rowsSet', () => moveFocus(grid));
    return () => {
      root.removeEventListener('focusout', forgetLeft);
      stopPassing();
    };
  }, [apiRef]);
}

/** With the rows of a search, the grid would take the focus out of the field that is being typed into. */
const forgetCell = (grid: GridApi) => grid.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));

/** Not by `:focus-within`, which Safari matches nowhere in a window that lies behind another. */
function focusedCell(grid: GridApi) {
  const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]') ?? null;
  return grid.rootElementRef.current?.contains(cell) ? cell : null;
}

function moveFocus(grid: GridApi) {
  const cell = focusedCell(grid);
  const row = cell?.closest<HTMLElement>('[role="row"]');
  const ids = grid.getAllRowIds();
  if (!cell?.dataset.field || !row || ids.some((id) => String(id) === row.dataset.id)) return;

  const next = ids[Number(row.dataset.rowindex)] ?? ids.at(-1);
  if (next !== undefined) grid.setCellFocus(next, cell.dataset.field);
}
