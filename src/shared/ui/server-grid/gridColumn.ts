import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';

/** A column that cannot be sorted unless it says so: the server sorts by few of them. */
export const gridColumn = <R extends GridValidRowModel>(
  field: string,
  headerName: string,
  rest: Partial<GridColDef<R>>,
): GridColDef<R> => ({ field, headerName, sortable: false, ...rest });
