import type { GridCellParams, MuiEvent, useGridApiRef } from '@mui/x-data-grid';
import { type SyntheticEvent, useEffect } from 'react';

/** By which the grid gives a cell the focus, or takes a key for its own. */
const EVENTS = ['cellMouseDown', 'cellDoubleClick', 'cellKeyDown'] as const;

/**
 * What is pressed in a menu or a dialog of a row comes to its cell as well, by way of React, though it lies over the page. The grid
 * would give the cell the focus for it, with every key that somebody types there.
 */
export function useIgnorePortalEvents(apiRef: ReturnType<typeof useGridApiRef>) {
  useEffect(() => {
    const subscriptions = EVENTS.map((event) =>
      apiRef.current?.subscribeEvent(event, ignorePortalEvent, { isFirst: true }),
    );
    return () => subscriptions.forEach((unsubscribe) => unsubscribe?.());
  }, [apiRef]);
}

function ignorePortalEvent(_cell: GridCellParams, event: MuiEvent<SyntheticEvent>): void {
  if (!event.currentTarget.contains(event.target as Node)) event.defaultMuiPrevented = true;
}
