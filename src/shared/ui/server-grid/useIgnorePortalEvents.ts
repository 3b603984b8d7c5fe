import type { GridCellParams, MuiEvent, useGridApiRef } from '@mui/x-data-grid';
import { type SyntheticEvent, useEffect } from 'react';

/** The events on which the grid focuses a cell or handles a key. */
const EVENTS = ['cellMouseDown', 'cellDoubleClick', 'cellKeyDown'] as const;

/**
 * React delivers events in a row's menu or dialog to its cell as well, although it is rendered in a portal. Without this, the grid would
 * focus the cell with every key that is typed there.
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
