import type { DataGridProps, useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

type Paging = Pick<DataGridProps, 'loading' | 'rowCount' | 'paginationModel'>;

/** An address beyond the last page leads back to it. The grid forgets that where its rows are there before it is. */
export function useLastPage(
  apiRef: ReturnType<typeof useGridApiRef>,
  { loading, rowCount = 0, paginationModel }: Paging,
) {
  const { page = 0, pageSize = 1 } = paginationModel ?? {};
  const lastPage = Math.max(0, Math.ceil(rowCount / pageSize) - 1);
  const isBeyond = !loading && rowCount > 0 && page > lastPage;

  useEffect(() => {
    if (isBeyond) apiRef.current?.setPage(lastPage);
  }, [apiRef, isBeyond, lastPage]);
}
