import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

/** The font size, in pixels, that the widths of our columns are designed for. */
const BASE_FONT_SIZE = 16;
/** The font size of cells and headings. */
const CELL_FONT_REM = 0.875;
const HEADER_HEIGHT = 56;
/** The average width of a character in em, from which follows how much longer letter spacing makes a text. */
const CHARACTER_WIDTH = 0.55;

/**
 * Scales columns and rows, which are given in pixels, with the reader's font size, minimum font size and letter spacing (WCAG 1.4.12),
 * because a price that is cut off reads as another price. Changed settings apply from the next page on.
 */
export function useScaledSizes<R extends GridValidRowModel>({
  columns,
  rowHeight = 52,
}: Pick<DataGridProps<R>, 'columns' | 'rowHeight'>) {
  const [scale] = useState(textScale);

  return {
    columns: scale === 1 ? columns : columns.map((column) => enlarged(column, scale)),
    rowHeight: rowHeight * scale,
    columnHeaderHeight: HEADER_HEIGHT * scale,
  };
}

/** By how much the reader's letters are larger than designed. */
export function textScale() {
  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement);
  // Both in pixels; a spacing may be `normal`.
  const [size = BASE_FONT_SIZE, spacing = 0] = [fontSize, letterSpacing].map(
    (length) => parseFloat(length) || undefined,
  );
  const enlargement = Math.max(size / BASE_FONT_SIZE, cellEnlargement());
  return Math.max(1, enlargement * (1 + spacing / (size * CHARACTER_WIDTH)));
}

/** Measured, because a minimum font size enlarges only small letters, and Firefox does not report it in computed styles. */
function cellEnlargement(): number {
  const probe = document.createElement('span');
  probe.textContent = 'Dawaya';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden' });
  document.body.append(probe);
  const widthIn = (fontSize: string) => {
    probe.style.fontSize = fontSize;
    return probe.getBoundingClientRect().width;
  };
  const ordinary = CELL_FONT_REM * BASE_FONT_SIZE;
  // A font size that no minimum affects.
  const large = widthIn(`${ordinary * 10}px`) / 10;
  const shown = widthIn(`${CELL_FONT_REM}rem`);
  probe.remove();
  return large > 0 ? shown / large : 1;
}

const enlarged = <R extends GridValidRowModel>(column: GridColDef<R>, scale: number): GridColDef<R> => ({
  ...column,
  ...(column.width && { width: column.width * scale }),
  ...(column.minWidth && { minWidth: column.minWidth * scale }),
});
