import type { DataGridProps, GridSortModel, GridValidRowModel } from '@mui/x-data-grid';
import { useMemo } from 'react';

export interface GridQuery {
  page: number;
  paginate: number;
  sort: string;
  q?: string;
}

/** The parts of an RTK Query result that are used. */
interface QueryResult<R extends GridValidRowModel> {
  data?: { data: R[]; total: number } | undefined;
  currentData?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

export interface ServerGridOptions<R extends GridValidRowModel, Q extends GridQuery> {
  query: Q;
  onQueryChange: (patch: Partial<Q>) => void;
  result: QueryResult<R>;
}

/** DataGrid props for a list that the server pages and sorts. Our pages count from 1, the grid's from 0. */
export function useServerGrid<R extends GridValidRowModel, Q extends GridQuery>({
  query,
  onQueryChange,
  result: { data, currentData, error },
}: ServerGridOptions<R, Q>) {
  // `data` keeps the previous rows while a page loads, so that the row count never drops to 0, which would make the grid go to page 1.
  const { data: rows = [], total: rowCount = 0 } = data ?? {};
  // Not memoised for speed: the grid takes a new array for a new sort, and goes back to page 1.
  const sortModel = useMemo(() => toSortModel(query.sort), [query.sort]);

  const activeFilters = activeFiltersOf(query);
  const props = {
    rows,
    rowCount,
    loading: currentData === undefined,
    paginationMode: 'server',
    paginationModel: { page: query.page - 1, pageSize: query.paginate },
    sortingMode: 'server',
    sortingOrder: ['desc', 'asc'],
    sortModel,
    onSortModelChange: ([first]) => onQueryChange({ sort: first && `${first.field}-${first.sort}` } as Partial<Q>),
    disableColumnFilter: true,
    disableRowSelectionOnClick: true,
  } satisfies Partial<DataGridProps<R>>;

  return {
    props,
    /** Limited to the pages of the rows on the screen, because Back may lead to a page that only the next rows have. */
    pages: {
      page: Math.min(query.page, Math.max(1, Math.ceil(rowCount / query.paginate))) - 1,
      count: rowCount,
      onPageChange: (_event: unknown, page: number) => onQueryChange({ page: page + 1 } as Partial<Q>),
      onRowsPerPageChange: (paginate: number) => onQueryChange({ paginate } as Partial<Q>),
    },
    hasFailed: error !== undefined && currentData === undefined,
    /** The list is empty without any filter, so there is nothing to sort, page or select. */
    isEmpty: error === undefined && currentData !== undefined && rowCount === 0 && activeFilters.length === 0,
    isFiltered: activeFilters.some((key) => key !== 'q'),
    onFiltersClear: () => onQueryChange(Object.fromEntries(activeFilters.map((key) => [key, undefined])) as Partial<Q>),
  };
}

/** `'total-desc'` on the wire is `[{ field: 'total', sort: 'desc' }]` in the grid; what is sorted by no column has no arrow. */
function toSortModel(sort: string): GridSortModel {
  const [field = '', direction] = sort.split('-');
  return direction ? [{ field, sort: direction === 'asc' ? 'asc' : 'desc' }] : [];
}

/** Keys that filter nothing. */
const OF_THE_PAGE = ['page', 'paginate', 'sort'];

/** The keys that currently filter the list; the value `all` filters nothing. */
const activeFiltersOf = (query: GridQuery) =>
  Object.entries(query)
    .filter(([key, wanted]) => !OF_THE_PAGE.includes(key) && wanted && wanted !== 'all')
    .map(([key]) => key);
