import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { type ReactNode, Suspense, useState } from 'react';

import { lazyWithRetry } from '@/shared/lib/lazy';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { PauseListContext, usePausableList } from '@/shared/ui/pausable-list';

import type { Grid, GridProps } from './Grid';
import { NothingFound } from './NothingFound';
import { RowsStatus } from './RowsStatus';
import { useColumnWidths } from './useColumnWidths';
import { useScaledSizes } from './useScaledSizes';
import { type GridQuery, type ServerGridOptions, useServerGrid } from './useServerGrid';

const load = async () => (await import('./Grid')).Grid;
// The grid's code is as large as the rest of a page. It is fetched as soon as this module runs, in parallel with the data.
load().catch(() => undefined);
// `lazy` would fix the type of the rows, which each page chooses.
const lazyGrid = lazyWithRetry(load) as unknown as () => typeof Grid;

interface ServerGridProps<R extends GridValidRowModel, Q extends GridQuery>
  extends ServerGridOptions<R, Q>, Omit<GridProps<R>, 'rows' | 'rowCount' | 'loading' | 'pages'> {
  failedText: string;
  emptyText: string;
  /** The text if there are no rows at all; by default the same as for a search that found nothing. */
  firstText?: string;
  /** Shown with `firstText`: what to do first. */
  children?: ReactNode;
}

/** A list that the server pages and sorts: loading, failed, empty, nothing found, and the grid itself. */
export function ServerGrid<R extends GridValidRowModel, Q extends GridQuery>({
  query,
  onQueryChange,
  result: now,
  failedText,
  emptyText,
  firstText,
  children,
  ...shown
}: ServerGridProps<R, Q>) {
  const [LazyGrid] = useState(lazyGrid);
  const [result, setPaused] = usePausableList(now);
  const { props, pages, hasFailed, isEmpty, isFiltered, onFiltersClear } = useServerGrid({
    query,
    onQueryChange,
    result,
  });
  const { error, refetch } = result;
  const sizes = useScaledSizes(shown);
  // Kept here, because the grid itself is unmounted while its rows have failed to load.
  const widths = useColumnWidths(sizes.columns);

  if (isEmpty) return <PageEmpty message={firstText ?? emptyText}>{children}</PageEmpty>;
  return (
    <>
      {error !== undefined && <PageError error={error} message={failedText} onRetry={refetch} />}
      {result.currentData !== undefined && pages.count === 0 && query.q && (
        <NothingFound search={query.q} isFiltered={isFiltered} onFiltersClear={onFiltersClear} />
      )}
      {!hasFailed && (
        // The grid grows with its rows, and has a minimum height while there are none.
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320 }}>
          <Suspense fallback={<Skeleton variant="rounded" sx={{ flexGrow: 1, borderRadius: '16px' }} />}>
            <PauseListContext value={setPaused}>
              <LazyGrid {...props} {...shown} {...sizes} {...widths} emptyText={emptyText} pages={pages} />
            </PauseListContext>
          </Suspense>
        </Box>
      )}
      <RowsStatus
        question={JSON.stringify(query)}
        isLoaded={result.currentData !== undefined}
        page={pages.page}
        pageSize={query.paginate}
        total={pages.count}
        emptyText={emptyText}
      />
    </>
  );
}
