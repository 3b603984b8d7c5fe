import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

/** Of the letters that the sizes of our grids were chosen for, in pixels. */
const LETTERS = 16;
const HEADINGS = 56;

/**
 * Columns and rows as large as the reader's letters need them: they are given in pixels, and half a price is another price. Who
 * asks the browser for other letters sees them with the next page.
 */
export function useSizes<R extends GridValidRowModel>({
  columns,
  rowHeight = 52,
}: Pick<DataGridProps<R>, 'columns' | 'rowHeight'>) {
  const [scale] = useState(() =>
    Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS || 1),
  );

  return {
    columns: scale === 1 ? columns : columns.map((column) => enlarged(column, scale)),
    rowHeight: rowHeight * scale,
    columnHeaderHeight: HEADINGS * scale,
  };
}

const enlarged = <R extends GridValidRowModel>(column: GridColDef<R>, scale: number): GridColDef<R> => ({
  ...column,
  ...(column.width && { width: column.width * scale }),
  ...(column.minWidth && { minWidth: column.minWidth * scale }),
});
