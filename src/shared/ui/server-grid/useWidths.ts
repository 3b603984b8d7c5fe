import type { DataGridProps, GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { useState } from 'react';

/** Columns as wide as somebody has drawn them: the library forgets it with each new array of columns, as each answer brings one. */
export function useWidths<R extends GridValidRowModel>(columns: readonly GridColDef<R>[]) {
  const [widths, setWidths] = useState<Record<string, number>>({});

  return {
    columns: columns.map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, width, flex: 0 };
    }),
    onColumnWidthChange: ({ colDef, width }) => setWidths((before) => ({ ...before, [colDef.field]: width })),
  } satisfies Pick<DataGridProps<R>, 'columns' | 'onColumnWidthChange'>;
}
