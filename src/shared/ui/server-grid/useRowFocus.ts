import type { GridApi, useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/**
 * When the focused row is removed, focuses the row that takes its place, or else the last one. The DOM is asked for the focused cell,
 * because the grid forgets it when an item of a row's menu is picked, and does not forget it when Tab leaves the grid.
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
    // At this moment the old rows are still rendered.
    const stopPassing = grid.subscribeEvent('rowsSet', () => moveFocus(grid));
    return () => {
      root.removeEventListener('focusout', forgetLeft);
      stopPassing();
    };
  }, [apiRef]);
}

/** Otherwise the grid would focus that cell again when the rows of a search arrive, and take the focus from the search field. */
const forgetCell = (grid: GridApi) => grid.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));

/** Not `:focus-within`, which Safari does not match in a background window. */
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
