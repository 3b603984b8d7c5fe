import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { lazy, Suspense } from 'react';

import type { Grid, ServerGridProps } from './Grid';

// The library weighs as much as the rest of a page, which is read meanwhile; it is asked for before anything is drawn.
const loading = import('./Grid');
// lazy() would settle the type of the rows, which is each page's own.
const LaterGrid = lazy(async () => ({ default: (await loading).Grid })) as unknown as typeof Grid;

/** The grid of every table that the server pages and sorts, in the reader's language. It scrolls inside itself. */
export const ServerGrid = <R extends GridValidRowModel>(props: ServerGridProps<R>) => (
  // The grid grows with its rows, and keeps its place while there are none.
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320 }}>
    <Suspense fallback={<Skeleton variant="rounded" sx={{ flexGrow: 1, borderRadius: '16px' }} />}>
      <LaterGrid {...props} />
    </Suspense>
  </Box>
);
