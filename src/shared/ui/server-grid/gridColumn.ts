import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';

/** A column by which the server does not sort, unless it says that it does. */
export const gridColumn = <R extends GridValidRowModel>(
  field: string,
  headerName: string,
  rest: Partial<GridColDef<R>>,
): GridColDef<R> => ({ field, headerName, sortable: false, ...rest });
