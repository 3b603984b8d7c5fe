import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

/**
 * Keeps the widths that the reader has dragged columns to: the grid forgets them when it gets a new array of columns, which happens with
 * every answer.
 */
export function useColumnWidths<R extends GridValidRowModel>(columns: readonly GridColDef<R>[]) {
  const [widths, setWidths] = useState<Record<string, number>>({});

  return {
    columns: columns.map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, width, flex: 0 };
    }),
    onColumnWidthChange: ({ colDef, width }) => setWidths((before) => ({ ...before, [colDef.field]: width })),
  } satisfies Pick<DataGridProps<R>, 'columns' | 'onColumnWidthChange'>;
}
