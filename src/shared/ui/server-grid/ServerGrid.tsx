import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';
import { arSD, enUS } from '@mui/x-data-grid/locales';

import { useLanguage } from '@/shared/i18n';

const TEXTS = {
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
  ar: arSD.components.MuiDataGrid.defaultProps.localeText,
};

interface ServerGridProps<R extends GridValidRowModel> extends DataGridProps<R> {
  emptyText: string;
}

/** The grid of every table that the server pages and sorts, in the reader's language. */
export function ServerGrid<R extends GridValidRowModel>({ emptyText, ...props }: ServerGridProps<R>) {
  const { language } = useLanguage();

  return (
    // The grid grows with its rows, and keeps its place while there are none.
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320 }}>
      <DataGrid
        {...props}
        localeText={{ ...TEXTS[language], noRowsLabel: emptyText }}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        disableColumnMenu
        sx={{ bgcolor: 'background.paper', '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' } }}
      />
    </Box>
  );
}
