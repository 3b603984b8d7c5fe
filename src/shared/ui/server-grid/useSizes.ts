import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

/** Of the letters that the sizes of our grids were chosen for, in pixels. */
const LETTERS = 16;
const HEADINGS = 56;
/** A letter's own width, on average and in its size: what is set between two makes a text so much longer. */
const LETTER_WIDTH = 0.55;

/**
 * Columns and rows as large as the reader's letters need them, and as far apart as they are set (WCAG 1.4.12): they are given in
 * pixels, and half a price is another price. Who asks the browser for other letters sees them with the next page.
 */
export function useSizes<R extends GridValidRowModel>({
  columns,
  rowHeight = 52,
}: Pick<DataGridProps<R>, 'columns' | 'rowHeight'>) {
  const [scale] = useState(scaleOfLetters);

  return {
    columns: scale === 1 ? columns : columns.map((column) => enlarged(column, scale)),
    rowHeight: rowHeight * scale,
    columnHeaderHeight: HEADINGS * scale,
  };
}

function scaleOfLetters() {
  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement);
  // Both in pixels; a spacing may be `normal`.
  const [size = LETTERS, spacing = 0] = [fontSize, letterSpacing].map((length) => parseFloat(length) || undefined);
  return Math.max(1, (size / LETTERS) * (1 + spacing / (size * LETTER_WIDTH)));
}

const enlarged = <R extends GridValidRowModel>(column: GridColDef<R>, scale: number): GridColDef<R> => ({
  ...column,
  ...(column.width && { width: column.width * scale }),
  ...(column.minWidth && { minWidth: column.minWidth * scale }),
});
