import type { GridRowSelectionModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useEffectEvent } from 'react';

export interface RowSelectionProps {
  rowSelectionModel?: GridRowSelectionModel;
  /** Called when a person ticks or clears a checkbox. */
  onRowSelectionModelChange?: (chosen: GridRowSelectionModel) => void;
}

/** Sets the selected rows through the grid's API: as a prop, each change would render every cell again. */
export function useSelectedRows(
  apiRef: ReturnType<typeof useGridApiRef>,
  { rowSelectionModel: ticked, onRowSelectionModelChange: onChange }: RowSelectionProps,
) {
  const tell = useEffectEvent((chosen: GridRowSelectionModel) => {
    if (chosen !== ticked) onChange?.(chosen);
  });

  useEffect(() => {
    if (ticked) apiRef.current?.setRowSelectionModel(ticked);
  }, [apiRef, ticked]);
  useEffect(() => apiRef.current?.subscribeEvent('rowSelectionChange', (chosen) => tell(chosen)), [apiRef]);
}
