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
// The library weighs as much as the rest of a page, which is read meanwhile; it is asked for before anything is rendered.
load().catch(() => undefined);
// lazy() would settle the type of the rows, which is each page's own.
const lazyGrid = lazyWithRetry(load) as unknown as () => typeof Grid;

interface ServerGridProps<R extends GridValidRowModel, Q extends GridQuery>
  extends ServerGridOptions<R, Q>, Omit<GridProps<R>, 'rows' | 'rowCount' | 'loading' | 'pages'> {
  failedText: string;
  emptyText: string;
  /** Where there is nothing yet, which no search is to blame for; else the same as where one finds nothing. */
  firstText?: string;
  /** The first step there. */
  children?: ReactNode;
}

/** One page of a list that the server pages and sorts, in every state of its query and in the reader's language. It scrolls inside itself. */
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
  // Here, where they outlive the grid: one whose rows could not be read is gone until they are.
  const widths = useColumnWidths(sizes.columns);

  if (isEmpty) return <PageEmpty message={firstText ?? emptyText}>{children}</PageEmpty>;
  return (
    <>
      {error !== undefined && <PageError error={error} message={failedText} onRetry={refetch} />}
      {result.currentData !== undefined && pages.count === 0 && query.q && (
        <NothingFound search={query.q} isFiltered={isFiltered} onFiltersClear={onFiltersClear} />
      )}
      {!hasFailed && (
        // The grid grows with its rows, and keeps its place while there are none.
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
