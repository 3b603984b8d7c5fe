import type { GridRowSelectionModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useEffectEvent } from 'react';

export interface Ticking {
  rowSelectionModel?: GridRowSelectionModel;
  /** What a person has ticked or cleared. */
  onRowSelectionModelChange?: (chosen: GridRowSelectionModel) => void;
}

/** Sets the selected rows of the grid by its API: given to it as a property, each tick would draw every cell anew. */
export function useSelectedRows(
  apiRef: ReturnType<typeof useGridApiRef>,
  { rowSelectionModel: ticked, onRowSelectionModelChange: onChange }: Ticking,
) {
  const tell = useEffectEvent((chosen: GridRowSelectionModel) => {
    if (chosen !== ticked) onChange?.(chosen);
  });

  useEffect(() => {
    if (ticked) apiRef.current?.setRowSelectionModel(ticked);
  }, [apiRef, ticked]);
  useEffect(() => apiRef.current?.subscribeEvent('rowSelectionChange', (chosen) => tell(chosen)), [apiRef]);
}
