import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

/** Keeps the widths that somebody has given to columns: the library forgets them with each new array of columns, which every answer brings. */
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
