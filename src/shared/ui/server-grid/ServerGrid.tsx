import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { Suspense, useState } from 'react';

import { later } from '@/shared/lib/later';

import type { Grid, ServerGridProps } from './Grid';

const load = async () => (await import('./Grid')).Grid;
// The library weighs as much as the rest of a page, which is read meanwhile; it is asked for before anything is drawn.
load().catch(() => undefined);
// lazy() would settle the type of the rows, which is each page's own.
const laterGrid = later(load) as unknown as () => typeof Grid;

/** The grid of every table that the server pages and sorts, in the reader's language. It scrolls inside itself. */
export function ServerGrid<R extends GridValidRowModel>(props: ServerGridProps<R>) {
  const [LaterGrid] = useState(laterGrid);
  return (
    // The grid grows with its rows, and keeps its place while there are none.
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320 }}>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ flexGrow: 1, borderRadius: '16px' }} />}>
        <LaterGrid {...props} />
      </Suspense>
    </Box>
  );
}
